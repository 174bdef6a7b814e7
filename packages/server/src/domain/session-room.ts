import { and, eq, gt, inArray, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  documents,
  publishedParagraphs,
  sessionCarriedWords,
  sessionParagraphs,
  writingSessions,
} from '../database/schema.ts';
import type { SessionRow } from './session-life.ts';
import { giveBack, PARAGRAPH_SIZE } from './sizes.ts';

/** A live session is still counted from its words. */
const isOver = notInArray(writingSessions.status, ['active', 'paused']);

/** Gives back the room of sessions of which nothing but figures is left. */
async function giveBackEmptied(transaction: Database, writerId: string): Promise<void> {
  const hasNone = (table: typeof sessionParagraphs | typeof publishedParagraphs) =>
    notExists(
      transaction
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.sessionId, writingSessions.id)),
    );
  const emptied = await transaction
    .select({ id: writingSessions.id, size: writingSessions.size })
    .from(writingSessions)
    .where(
      and(
        eq(writingSessions.writerId, writerId),
        isOver,
        gt(writingSessions.size, 0),
        hasNone(sessionParagraphs),
        hasNone(publishedParagraphs),
      ),
    );
  if (emptied.length === 0) return;
  const ids = emptied.map(({ id }) => id);
  await transaction
    .update(writingSessions)
    .set({ size: 0 })
    .where(inArray(writingSessions.id, ids));
  const sum = emptied.reduce((all, { size }) => all + size, 0);
  await giveBack(transaction, writerId, sum);
}

/**
 * Deletes the words that ended sessions have of deleted documents: no text can be shown of them
 * any more, and their figures stay with the session. Runs inside `asWriter`.
 */
export async function forgetWordsOf(
  transaction: Database,
  writerId: string,
  documentIds: readonly string[],
): Promise<void> {
  const over = transaction
    .select({ id: writingSessions.id })
    .from(writingSessions)
    .where(and(eq(writingSessions.writerId, writerId), isOver));
  for (const table of [sessionCarriedWords, sessionParagraphs]) {
    await transaction
      .delete(table)
      .where(and(inArray(table.sessionId, over), inArray(table.documentId, documentIds)));
  }
  await giveBackEmptied(transaction, writerId);
}

/** Does the same for documents that were deleted while a session lived, once it has ended. */
export async function forgetWordsOfDeleted(
  transaction: Database,
  { id, writerId }: SessionRow,
): Promise<void> {
  const { sessionId, documentId } = sessionParagraphs;
  const deleted = await transaction
    .selectDistinct({ documentId })
    .from(sessionParagraphs)
    .where(
      and(
        eq(sessionId, id),
        notExists(
          transaction
            .select({ one: sql`1` })
            .from(documents)
            .where(eq(documents.id, documentId)),
        ),
      ),
    );
  if (deleted.length === 0) return;
  const documentIds = deleted.map((row) => row.documentId);
  await forgetWordsOf(transaction, writerId, documentIds);
}

/**
 * Deletes the words of a discarded session: only the ids of the paragraphs it wrote in stay. Runs
 * inside `asWriter`.
 */
export async function forgetWordsOfDiscarded(
  transaction: Database,
  { id, writerId, size }: SessionRow,
): Promise<void> {
  await transaction.delete(sessionCarriedWords).where(eq(sessionCarriedWords.sessionId, id));
  await transaction
    .update(sessionParagraphs)
    .set({ baseline: [], added: [], removed: [], copied: [], copiedFrom: [] })
    .where(eq(sessionParagraphs.sessionId, id));
  const left =
    PARAGRAPH_SIZE *
    (await transaction.$count(sessionParagraphs, eq(sessionParagraphs.sessionId, id)));
  const given = Math.max(0, size - left);
  await transaction
    .update(writingSessions)
    .set({ size: size - given })
    .where(eq(writingSessions.id, id));
  await giveBack(transaction, writerId, given);
}
