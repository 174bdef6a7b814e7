import { operations, type OperationId } from '@ecritoire/contracts';
import { AccountUnavailable } from '../database/as-writer.ts';
import type { Logger, Services } from '../services.ts';
import { checkAnswer } from './check-answer.ts';
import { checkRequest, type RawRequest } from './check-request.ts';
import { describeError } from './describe-error.ts';
import { invalid, problem } from './problem.ts';
import { readJsonBody } from './read-json-body.ts';
import { respond } from './respond.ts';

type Answer = { status: number; body?: unknown };

/** A handler without its types: `Handlers` has made sure of them. */
export type UntypedHandler = (
  request: RawRequest,
  context: Services & { userId?: string },
) => Promise<Answer>;

export type Serving = {
  services: Services;
  logger: Logger;
  /** Check every answer against the contract, too. */
  checkAnswers: boolean;
};

async function userOf(request: Request, { accessTokens }: Services): Promise<string | undefined> {
  const [, token] = /^Bearer +(\S+)$/iu.exec(request.headers.get('authorization') ?? '') ?? [];
  return token === undefined ? undefined : accessTokens.verify(token);
}

async function answer(
  operationId: OperationId,
  handler: UntypedHandler,
  request: Request,
  params: Record<string, string>,
  services: Services,
): Promise<Answer> {
  const operation = operations[operationId];
  const userId = operation.secured ? await userOf(request, services) : undefined;
  if (operation.secured && userId === undefined) return problem('auth.required');
  const body = operation.body === 'none' ? { json: undefined } : await readJsonBody(request);
  if ('refusal' in body) return body.refusal;
  const { parts, errors } = checkRequest(operationId, request, params, body.json);
  if (errors.length > 0) return invalid(errors);
  return handler(parts, userId === undefined ? services : { ...services, userId });
}

/** Everything that all operations have in common, around one handler. */
export async function serveOperation(
  operationId: OperationId,
  handler: UntypedHandler,
  request: Request,
  params: Record<string, string>,
  { services, logger, checkAnswers }: Serving,
): Promise<Response> {
  const startedAt = performance.now();
  let result: Answer;
  try {
    result = await answer(operationId, handler, request, params, services);
    if (checkAnswers) checkAnswer(operationId, result.status, result.body);
  } catch (error) {
    if (error instanceof AccountUnavailable) {
      result = problem('auth.required');
    } else {
      logger.error({ operationId, error: describeError(error) }, 'unexpected error');
      result = problem('actions.endpoints.serverError');
    }
  }
  const milliseconds = Math.round(performance.now() - startedAt);
  logger.info({ operationId, status: result.status, milliseconds }, 'answered');
  return respond(result);
}
