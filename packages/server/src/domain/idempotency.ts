import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { idempotencyKeys } from '../database/schema.ts';
import { sha256 } from '../sha256.ts';

const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;
/** Each new key deletes more than one old key, so that they can never pile up. */
const FORGOTTEN_AT_ONCE = 5;

/** One request as its sender named it; hashes only. `userId` is undefined for a visitor. */
export type KeyedRequest = { userId: string | undefined; keyHash: string; requestHash: string };

const sameKey = ({ userId, keyHash }: KeyedRequest) =>
  and(
    userId === undefined ? isNull(idempotencyKeys.userId) : eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.keyHash, keyHash),
  );

/**
 * Takes the key for this request. Where another transaction holds it, waits for that one to end.
 *
 * @returns `taken`, or the answer of the first request under this key, or `reused` when that one
 *   asked for something else.
 */
export async function takeKey(
  transaction: Database,
  request: KeyedRequest,
  now: Date,
): Promise<'taken' | 'reused' | { answer: string }> {
  const { userId = null, keyHash, requestHash } = request;
  // Twice, as an old key can be cleared away between the one statement and the other.
  for (let tries = 0; tries < 2; tries += 1) {
    const taken = await transaction
      .insert(idempotencyKeys)
      .values({ userId, keyHash, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ keyHash: idempotencyKeys.keyHash });
    if (taken.length > 0) return 'taken';
    const [first] = await transaction.select().from(idempotencyKeys).where(sameKey(request));
    if (typeof first?.answer === 'string') {
      return first.requestHash === requestHash ? { answer: first.answer } : 'reused';
    }
  }
  throw new Error('A key can be neither taken nor found with its answer.');
}

/** Which of a writer's keys have been carried out. */
export async function carriedOut(
  transaction: Database,
  userId: string,
  keys: readonly string[],
): Promise<string[]> {
  const hashes = new Map(
    await Promise.all(keys.map(async (key) => [await sha256(key.toLowerCase()), key] as const)),
  );
  const rows = await transaction
    .select({ keyHash: idempotencyKeys.keyHash })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        inArray(idempotencyKeys.keyHash, [...hashes.keys()]),
        isNotNull(idempotencyKeys.answer),
      ),
    );
  return rows.flatMap(({ keyHash }) => hashes.get(keyHash) ?? []);
}

/** Keeps the answer in the transaction of the change itself: there is never one without the other. */
export async function keepAnswer(
  transaction: Database,
  request: KeyedRequest,
  answer: string,
  now: Date,
): Promise<void> {
  await transaction.update(idempotencyKeys).set({ answer }).where(sameKey(request));
  await deleteOldKeys(transaction, now);
}

/** Releases the key of a request that was refused and changed nothing: it may be sent again. */
export async function releaseKey(transaction: Database, request: KeyedRequest): Promise<void> {
  await transaction.delete(idempotencyKeys).where(sameKey(request));
}

/**
 * Keys older than a week, of any writer; those that a concurrent request deletes are left to it.
 */
async function deleteOldKeys(transaction: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_MS);
  const old = transaction
    .select({ place: sql`ctid` })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, oldest))
    .orderBy(idempotencyKeys.createdAt)
    .limit(FORGOTTEN_AT_ONCE)
    .for('update', { skipLocked: true });
  await transaction.delete(idempotencyKeys).where(sql`ctid = ANY(ARRAY(${old}))`);
}
