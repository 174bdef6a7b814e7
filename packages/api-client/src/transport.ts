import { operations } from '@ecritoire/contracts';
import type { OperationId, OperationTypes } from '@ecritoire/contracts';
import createClient from 'openapi-fetch';
import type { FetchOptions, FetchResponse } from 'openapi-fetch';
import { answeredError, ApiError, unreachableError, unreadableError } from './api-error.ts';
import type { Result } from './api-error.ts';
import type { Translate } from './field-errors.ts';
import { dateOf, type ServerTime } from './server-time.ts';

/** Milliseconds after which a call counts as unanswered. */
const patience = 30_000;

export type CallOptions = {
  signal?: AbortSignal;
  /** Lets a call outlive its page; such calls share 64 KiB. */
  keepalive?: boolean;
  /** The version the change was made from; when it is not the current one any more, 412. */
  version?: number;
  /** A UUID; the same key with the same request is carried out once and answered the same. */
  idempotencyKey?: string;
};

type MediaType = `${string}/${string}`;

/** Asks the server for one operation of the contract, with its parameters and its body. */
export type Ask<Id extends OperationId> = <Init extends FetchOptions<OperationTypes[Id]>>(
  init: Init,
) => Promise<FetchResponse<OperationTypes[Id], Init, MediaType>>;

export type Answer<Data, Failure> =
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: Failure; response: Response };

/**
 * Requests an operation by its method and path, from the contract's table.
 * @param tokenFor the bearer of a call to this path (as the contract writes it), if there is one;
 * it may throw an {@link ApiError}, and the call is not made.
 * @param onServerTime called with each response that includes the server's time
 */
export function createAsking(
  baseUrl: string | null,
  tokenFor: (path: string) => string | null,
  onServerTime: (time: ServerTime) => void,
): <Id extends OperationId>(id: Id) => Ask<Id> {
  // `fetch` is looked up at each call: mocks and instrumentation replace it after this module has run.
  const send = async (request: Request): Promise<Response> => {
    if (baseUrl === null) return new Response(null, { status: 404 });
    const sentAt = performance.now();
    const response = await globalThis.fetch(request);
    const date = dateOf(response);
    if (date !== null) onServerTime({ date, sentAt, receivedAt: performance.now() });
    return response;
  };
  const http = createClient({
    // Never asked: a request has to have some address.
    baseUrl: baseUrl ?? 'http://api.invalid',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    fetch: send,
  });
  http.use({
    onRequest({ request, schemaPath }) {
      const bearer = tokenFor(schemaPath);
      if (bearer !== null) request.headers.set('authorization', `Bearer ${bearer}`);
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types and the table come from one contract; `Ask` ties them by the operation's id.
  const request = http.request as unknown as Untyped;
  return (id) => (init) => request(operations[id].method, operations[id].path, init);
}

type Untyped = (method: string, path: string, init: object) => Promise<never>;

/** What every call passes to openapi-fetch beside its parameters. */
export function requestInit(options: CallOptions = {}) {
  const { signal, keepalive = false, version, idempotencyKey } = options;
  const timeout = AbortSignal.timeout(patience);
  return {
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    keepalive,
    headers: {
      ...(version === undefined ? {} : { 'if-match': `"${String(version)}"` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
  };
}

/** Turns an answer, or the lack of one, into a {@link Result}. */
export async function settle<Data, Failure>(
  sending: Promise<Answer<Data, Failure>>,
  translate: Translate,
): Promise<Result<Data, Failure>> {
  try {
    const answer = await sending;
    return answer.response.ok
      ? { success: true, data: dataOf(answer), error: null }
      : failure(answeredError(answer.response, answer.error ?? null, translate));
  } catch (error) {
    if (error instanceof ApiError) return failure(error);
    // It came whole, and is no JSON; anything else ended it on the way, in its body as well.
    if (error instanceof SyntaxError) return failure(unreadableError());
    return failure(unreachableError(error));
  }
}

function dataOf<Data, Failure>(answer: Answer<Data, Failure>): Data {
  if ('data' in answer) return answer.data;
  throw unreadableError();
}

function failure<Failure>(error: Result<never, Failure>['error'] & object) {
  return { success: false as const, data: null, error };
}
