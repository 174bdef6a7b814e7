import { and, eq, lt } from 'drizzle-orm';
import type { SavedParagraphs } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { idempotencyKeys } from '../database/schema.ts';

const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** One save as its sender named it: the key, and a hash of what was asked. */
export type Save = { key: string; requestHash: string };

/** The first answer to this save, undefined for a new one, or `keyReused` for another request. */
export async function findAnswer(
  transaction: Database,
  userId: string,
  { key, requestHash }: Save,
): Promise<SavedParagraphs | 'keyReused' | undefined> {
  const [kept] = await transaction
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (!kept) return undefined;
  return kept.requestHash === requestHash ? kept.answer : 'keyReused';
}

/** Keeps the answer in the transaction of the save itself: there is never one without the other. */
export async function keepAnswer(
  transaction: Database,
  userId: string,
  { key, requestHash }: Save,
  answer: SavedParagraphs,
  now: Date,
): Promise<void> {
  await transaction
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash, answer, createdAt: now });
}

/** Forgets the writer's keys of more than a week ago. */
export async function forgetOldAnswers(
  transaction: Database,
  userId: string,
  now: Date,
): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_FOR_MS);
  await transaction
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), lt(idempotencyKeys.createdAt, oldest)));
}
