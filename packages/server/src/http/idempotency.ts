import type { FieldError, OperationId } from '@ecritoire/contracts';
import { asWriter } from '../database/as-writer.ts';
import type { Database } from '../database/database.ts';
import { keepAnswer, releaseKey, takeKey, type KeyedRequest } from '../domain/idempotency.ts';
import type { Services } from '../services.ts';
import { sha256 } from '../sha256.ts';
import { seal, unseal } from './sealed-answer.ts';
import type { RawRequest } from './check-request.ts';
import { invalid } from './problem.ts';
import type { Answer } from './respond.ts';

const HEADER = 'Idempotency-Key';
const REUSED: FieldError[] = [{ field: HEADER, messageKey: 'idempotency.keyReused' }];

/** The key that a request names, where its operation knows keys. UUIDs know no case. */
function keyOf({ headers }: RawRequest): string | undefined {
  const { [HEADER]: key } = headers;
  return typeof key === 'string' ? key.toLowerCase() : undefined;
}

/** The same text for the same content, with its properties in any order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/**
 * Runs a request once, however often it comes: the handler, the key and the response are one
 * transaction. A repeat waits for the first to end and gets its response: status, headers, body.
 * Only a success is stored. What was refused has changed nothing, and may be sent again.
 *
 * @param handle works with the database it is given, and no other.
 */
async function onlyOnce(
  { operationId, params, query, body }: RawRequest & { operationId: OperationId },
  key: string,
  { database, clock, userId }: Services & { userId?: string | undefined },
  handle: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  const request: KeyedRequest = {
    userId,
    keyHash: await sha256(key),
    // With the key, which is stored nowhere: without it no guess at what was asked can be tried.
    requestHash: await sha256(`${key} ${canonical({ operationId, params, query, body })}`),
  };
  const inTransaction = async (transaction: Database): Promise<Answer> => {
    const taken = await takeKey(transaction, request, clock.now());
    if (taken === 'reused') return invalid(REUSED);
    if (taken !== 'taken') return unseal(taken.answer, key);
    const answer = await handle(transaction);
    if (answer.status < 300) {
      await keepAnswer(transaction, request, await seal(answer, key), clock.now());
    } else {
      await releaseKey(transaction, request);
    }
    return answer;
  };
  return userId === undefined
    ? database.transaction(inTransaction)
    : asWriter(database, userId, inTransaction);
}

/** Carries a request out: {@link onlyOnce} where it names a key. */
export async function carryOut(
  operationId: OperationId,
  request: RawRequest,
  services: Services & { userId?: string | undefined },
  handle: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf(request);
  return key === undefined
    ? handle(services.database)
    : onlyOnce({ operationId, ...request }, key, services, handle);
}
