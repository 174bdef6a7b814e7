import { operations, type OperationId } from '@ecritoire/contracts';
import { AccountUnavailable } from '../database/as-writer.ts';
import { isActiveAccount } from '../domain/accounts.ts';
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

/**
 * Whether every answer is checked against the contract, too: `fail` makes a 500 of one that breaks
 * it, for tests; `log` says so and answers it as it is, since what was asked has been done.
 */
export type CheckAnswers = 'no' | 'log' | 'fail';

export type Serving = {
  services: Services;
  logger: Logger;
  checkAnswers: CheckAnswers;
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
  if (operation.secured) {
    // The token outlives what happens to the account, so each call looks.
    const isActive = userId && (await isActiveAccount(services.database, userId));
    if (isActive === false) return problem('auth.accountDeactivated');
    if (!isActive) return problem('auth.required');
  }
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
    if (checkAnswers === 'fail') checkAnswer(operationId, result.status, result.body);
  } catch (error) {
    if (error instanceof AccountUnavailable) {
      result = problem('auth.required');
    } else {
      logger.error({ operationId, error: describeError(error) }, 'unexpected error');
      result = problem('actions.endpoints.serverError');
    }
  }
  if (checkAnswers === 'log') logBreach(operationId, result, logger);
  const milliseconds = Math.round(performance.now() - startedAt);
  logger.info({ operationId, status: result.status, milliseconds }, 'answered');
  return respond(result);
}

function logBreach(operationId: OperationId, { status, body }: Answer, logger: Logger): void {
  try {
    checkAnswer(operationId, status, body);
  } catch (error) {
    const breach = error instanceof Error ? error.message : 'unknown';
    logger.error({ operationId, breach }, 'answer breaks the contract');
  }
}
