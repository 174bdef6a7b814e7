import { operations, type OperationId } from '@ecritoire/contracts';
import { AccountUnavailable } from '../database/as-writer.ts';
import type { Database } from '../database/database.ts';
import { troubleOf } from '../database/trouble.ts';
import type { Logger, Services } from '../services.ts';
import { AUDITED, REFUSALS, whoOf } from './audit.ts';
import { checkAnswer } from './check-answer.ts';
import { checkRequest, type RawRequest } from './check-request.ts';
import { describeError } from './describe-error.ts';
import { carryOut } from './idempotency.ts';
import { invalid, problem, tooManyRequests } from './problem.ts';
import { secondsToWait } from './rate-limits.ts';
import { readArchiveBody } from './read-archive-body.ts';
import { readJsonBody, RequestAborted } from './read-json-body.ts';
import { respond, type Answer } from './respond.ts';
import { watched } from './text-stream.ts';

type Context = Services &
  Caller &
  Call['log'] & { clientAddress: string; userAgent: string | null };

/** A handler without its types: `Handlers` has made sure of them. */
export type UntypedHandler =
  | ((request: RawRequest, context: Context) => Promise<Answer>)
  | {
      prepare: (
        request: RawRequest,
        context: Context,
      ) => Promise<(database: Database) => Promise<Answer>>;
    };

/**
 * Whether every answer is checked against the contract, too: `fail` makes a 500 of one that breaks
 * it, for tests; `log` says so and answers it as it is, since what was asked has been done.
 */
export type CheckAnswers = 'no' | 'log' | 'fail';

export type Serving = {
  services: Services;
  checkAnswers: CheckAnswers;
  rateLimitFactor: number;
};

/** Neither for a visitor. */
type Caller = { userId?: string; deviceId?: string };

/** What routing knows of a call. */
export type Routed = { params: Record<string, string>; clientAddress: string };

/** Operations that ask for a sign-in of a moment ago: what they do cannot be taken back. */
const NEED_FRESH_SIGN_IN: ReadonlySet<OperationId> = new Set([
  'exportAccount',
  'archiveAccount',
  'deleteAccount',
]);
const FRESH_FOR_MS = 5 * 60 * 1000;

/** Whom the bearer token was made for; nobody for a visitor, where one may call; or a refusal. */
async function callerOf(
  operationId: OperationId,
  request: Request,
  { accessTokens, deviceStatus, clock }: Services,
): Promise<Caller | { refusal: Answer }> {
  const operation: { readonly secured: boolean | 'optional' } = operations[operationId];
  const header = request.headers.get('authorization');
  if (!operation.secured || (operation.secured === 'optional' && header === null)) {
    return {};
  }
  const [, token] = /^Bearer +(\S+)$/iu.exec(header ?? '') ?? [];
  const bearer = token === undefined ? undefined : await accessTokens.verify(token);
  // The token outlives what happens to the device and the account, so each call looks.
  const device = bearer && (await deviceStatus(bearer.deviceId));
  if (!device || device.userId !== bearer.userId) return { refusal: problem('auth.required') };
  if (!device.active) return { refusal: problem('auth.accountDeactivated') };
  const age = clock.now().getTime() - device.signedInAt.getTime();
  if (NEED_FRESH_SIGN_IN.has(operationId) && age > FRESH_FOR_MS) {
    return { refusal: problem('auth.freshSignInRequired') };
  }
  return bearer;
}

type Call = {
  request: Request;
  routed: Routed;
  log: { logAccount: (userId: string) => void; warn: (message: string) => Promise<void> };
  /** Called for each chunk of the body. */
  onBytes?: ((bytes: number) => void) | undefined;
};

/** Bytes of the body; undefined where it comes in chunks. */
function declaredBytes({ body, headers }: Request): number | undefined {
  if (body === null) return 0;
  const declared = headers.get('content-length');
  return declared === null ? undefined : Number(declared);
}

/** An operation, with what answers it. */
type Served = { operationId: OperationId; handler: UntypedHandler };

async function answer(served: Served, call: Call, serving: Serving): Promise<Answer> {
  const { operationId } = served;
  const { request, routed, log } = call;
  const { services, rateLimitFactor } = serving;
  const { clientAddress } = routed;
  const wait = await secondsToWait(operationId, clientAddress, services, rateLimitFactor);
  if (wait !== undefined) return tooManyRequests(wait);
  const caller = await callerOf(operationId, request, services);
  if ('refusal' in caller) return caller.refusal;
  const { userId } = caller;
  if (userId === undefined) return answerCaller(served, call, caller, services);
  log.logAccount(userId);
  const now = services.clock.now().getTime();
  const declared = declaredBytes(request);
  const admission = services.accountLimits.admit(userId, operationId, declared, now);
  if ('waitSeconds' in admission) return tooManyRequests(admission.waitSeconds);
  let stream: Answer['stream'];
  try {
    const charged = { ...call, onBytes: declared === undefined ? admission.charge : undefined };
    const result = await answerCaller(served, charged, caller, services);
    ({ stream } = result);
    return stream ? { ...result, stream: watched(stream, { onEnd: admission.release }) } : result;
  } finally {
    if (!stream) admission.release();
  }
}

async function bodyOf(
  request: Request,
  expected: 'none' | 'required' | 'optional' | 'archive',
  onBytes: (bytes: number) => void = () => undefined,
) {
  if (expected === 'none') return { json: undefined };
  if (expected === 'archive') return readArchiveBody(request, onBytes);
  return readJsonBody(request, expected, onBytes);
}

async function answerCaller(
  { operationId, handler }: Served,
  { request, routed: { params, clientAddress }, log, onBytes }: Call,
  caller: Caller,
  services: Services,
): Promise<Answer> {
  const { body: expected } = operations[operationId];
  const body = await bodyOf(request, expected, onBytes);
  if ('refusal' in body) return body.refusal;
  const now = services.clock.now();
  const { parts, errors } = checkRequest(operationId, {
    request,
    params,
    body: body.json,
    now,
  });
  if (errors.length > 0) return invalid(errors);
  const userAgent = request.headers.get('user-agent');
  const context = { ...services, ...caller, ...log, clientAddress, userAgent };
  if (typeof handler === 'function') {
    return carryOut(operationId, parts, context, (database) =>
      handler(parts, { ...context, database }),
    );
  }
  return services.oneAtATime(caller.userId ?? '', async () =>
    carryOut(operationId, parts, context, await handler.prepare(parts, context)),
  );
}

/** Everything that all operations have in common, around one handler. */
export async function serveOperation(
  served: Served,
  request: Request,
  routed: Routed,
  serving: Serving,
): Promise<Response> {
  const { operationId } = served;
  const { checkAnswers, services } = serving;
  const { clock, logger } = services;
  const startedAt = performance.now();
  const requestId = crypto.randomUUID();
  let userId: string | undefined;
  const who = () => whoOf(userId, routed.clientAddress, services);
  const log = {
    logAccount: (id: string) => {
      userId = id;
    },
    warn: async (message: string) =>
      logger.warn({ requestId, operationId, ...(await who()) }, message),
  };
  const logError = (error: unknown, message: string) =>
    logger.error({ requestId, operationId, error: describeError(error) }, message);
  /** With the id by which the log has the request of a failure (RFC 9457 §3.1.5). */
  const responseOf = (result: Answer) =>
    respond(
      result.status < 400 || typeof result.body !== 'object'
        ? result
        : { ...result, body: { ...result.body, instance: `urn:uuid:${requestId}` } },
      clock.now(),
    );
  let response: Response;
  try {
    const call = { request, routed, log };
    const result = await answer(served, call, serving);
    const { stream } = result;
    // Its body is left out, and nobody would end it.
    if (request.method === 'HEAD') await stream?.cancel();
    const logged = (error: unknown) => logError(error, 'answer broke off');
    response = responseOf(
      stream ? { ...result, stream: watched(stream, { onFailure: logged }) } : result,
    );
    if (checkAnswers === 'fail') checkAnswer(operationId, result, response.headers);
    if (checkAnswers === 'log') logBreach(operationId, result, response.headers, logger);
  } catch (error) {
    if (error instanceof AccountUnavailable) {
      response = responseOf(problem(error.messageKey));
    } else if (error instanceof RequestAborted) {
      response = responseOf(problem('request.malformedJson'));
    } else {
      response = responseOf(failureOf(error, logError));
    }
  }
  // Its body is left out, and nobody will read what is made for it.
  if (request.method === 'HEAD') await response.body?.cancel();
  const { status } = response;
  const milliseconds = Math.round(performance.now() - startedAt);
  const audit = AUDITED.has(operationId) || REFUSALS.has(status) ? await who() : {};
  logger.info({ requestId, operationId, status, milliseconds, ...audit }, 'answered');
  return response;
}

/** Seconds after which a client may try again, while the database is in trouble. */
const RETRY_AFTER = { unavailable: 2, full: 30 } as const;

function failureOf(error: unknown, log: (error: unknown, message: string) => void): Answer {
  const trouble = troubleOf(error);
  if (trouble === undefined) {
    log(error, 'unexpected error');
    return problem('actions.endpoints.serverError');
  }
  log(error, trouble);
  return { ...problem(`server.${trouble}`), headers: { 'Retry-After': RETRY_AFTER[trouble] } };
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
