import { operations, type OperationId } from '@ecritoire/contracts';
import { AccountUnavailable } from '../database/as-writer.ts';
import type { Logger, Services } from '../services.ts';
import { checkAnswer } from './check-answer.ts';
import { checkRequest, type RawRequest } from './check-request.ts';
import { describeError } from './describe-error.ts';
import { keyOf, onlyOnce } from './idempotency.ts';
import { invalid, problem, tooManyRequests } from './problem.ts';
import { secondsToWait } from './rate-limits.ts';
import { readJsonBody, RequestAborted } from './read-json-body.ts';
import { respond, type Answer } from './respond.ts';
import { watched } from './text-stream.ts';

/** A handler without its types: `Handlers` has made sure of them. */
export type UntypedHandler = (
  request: RawRequest,
  context: Services & { userId?: string | undefined },
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
  rateLimitFactor: number;
};

/** What routing knows of a call. */
export type Routed = { params: Record<string, string>; clientAddress: string };

/** The user of the bearer token; undefined for a visitor, where one may call; or a refusal. */
async function callerOf(
  operationId: OperationId,
  request: Request,
  { accessTokens, isActiveAccount }: Services,
): Promise<{ userId: string | undefined } | { refusal: Answer }> {
  const operation: { readonly secured: boolean | 'optional' } = operations[operationId];
  const header = request.headers.get('authorization');
  if (!operation.secured || (operation.secured === 'optional' && header === null)) {
    return { userId: undefined };
  }
  const [, token] = /^Bearer +(\S+)$/iu.exec(header ?? '') ?? [];
  const userId = token === undefined ? undefined : await accessTokens.verify(token);
  // The token outlives what happens to the account, so each call looks.
  const isActive = userId === undefined ? undefined : await isActiveAccount(userId);
  if (isActive === false) return { refusal: problem('auth.accountDeactivated') };
  return isActive ? { userId } : { refusal: problem('auth.required') };
}

async function answer(
  operationId: OperationId,
  handler: UntypedHandler,
  request: Request,
  { params, clientAddress }: Routed,
  { services, rateLimitFactor }: Serving,
): Promise<Answer> {
  const wait = await secondsToWait(operationId, clientAddress, services, rateLimitFactor);
  if (wait !== undefined) return tooManyRequests(wait);
  const caller = await callerOf(operationId, request, services);
  if ('refusal' in caller) return caller.refusal;
  const { body: expected } = operations[operationId];
  const body = expected === 'none' ? { json: undefined } : await readJsonBody(request, expected);
  if ('refusal' in body) return body.refusal;
  const now = services.clock.now();
  const { parts, errors } = checkRequest(operationId, request, params, body.json, now);
  if (errors.length > 0) return invalid(errors);
  const context = { ...services, userId: caller.userId };
  const key = keyOf(parts);
  if (key === undefined) return handler(parts, context);
  return onlyOnce(operationId, key, parts, context, (database) =>
    handler(parts, { ...context, database }),
  );
}

/** Everything that all operations have in common, around one handler. */
export async function serveOperation(
  operationId: OperationId,
  handler: UntypedHandler,
  request: Request,
  routed: Routed,
  serving: Serving,
): Promise<Response> {
  const { logger, checkAnswers } = serving;
  const { clock } = serving.services;
  const startedAt = performance.now();
  let response: Response;
  try {
    const result = await answer(operationId, handler, request, routed, serving);
    const { stream } = result;
    const logged = (error: unknown) =>
      logger.error({ operationId, error: describeError(error) }, 'answer broke off');
    response = respond(
      stream ? { ...result, stream: watched(stream, logged) } : result,
      clock.now(),
    );
    if (checkAnswers === 'fail') checkAnswer(operationId, result, response.headers);
    if (checkAnswers === 'log') logBreach(operationId, result, response.headers, logger);
  } catch (error) {
    if (error instanceof AccountUnavailable) {
      response = respond(problem(error.messageKey), clock.now());
    } else if (error instanceof RequestAborted) {
      response = respond(problem('request.malformedJson'), clock.now());
    } else {
      logger.error({ operationId, error: describeError(error) }, 'unexpected error');
      response = respond(problem('actions.endpoints.serverError'), clock.now());
    }
  }
  const milliseconds = Math.round(performance.now() - startedAt);
  logger.info({ operationId, status: response.status, milliseconds }, 'answered');
  return response;
}

function logBreach(
  operationId: OperationId,
  result: Answer,
  headers: Headers,
  logger: Logger,
): void {
  try {
    checkAnswer(operationId, result, headers);
  } catch (error) {
    const breach = error instanceof Error ? error.message : 'unknown';
    logger.error({ operationId, breach }, 'answer breaks the contract');
  }
}
