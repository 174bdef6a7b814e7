import { and, eq, inArray, sql } from 'drizzle-orm';
import { diffWords, sessionWords } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { sessionParagraphs, writingSessions } from '../database/schema.ts';
import type { SessionRow } from './session-life.ts';
import { idleMsAfterEdit } from './session-stats.ts';

/** One paragraph before and after a save, as words. */
export type WordsOfChange = { paragraphId: string; before: string[]; after: string[] };

type WordsRow = typeof sessionParagraphs.$inferSelect;

async function rowsOf(
  transaction: Database,
  sessionId: string,
  documentId: string,
  changes: readonly WordsOfChange[],
): Promise<Map<string, WordsRow>> {
  const ids = changes.map(({ paragraphId }) => paragraphId);
  const rows = await transaction
    .select()
    .from(sessionParagraphs)
    .where(
      and(
        eq(sessionParagraphs.sessionId, sessionId),
        eq(sessionParagraphs.documentId, documentId),
        inArray(sessionParagraphs.paragraphId, ids),
      ),
    );
  return new Map(rows.map((row) => [row.paragraphId, row]));
}

async function write(transaction: Database, rows: WordsRow[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insert(sessionParagraphs)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        sessionParagraphs.sessionId,
        sessionParagraphs.documentId,
        sessionParagraphs.paragraphId,
      ],
      set: {
        baseline: sql`excluded.baseline`,
        added: sql`excluded.added`,
        removed: sql`excluded.removed`,
        carriedAdded: sql`excluded.carried_added`,
        carriedRemoved: sql`excluded.carried_removed`,
      },
    });
}

async function update(
  transaction: Database,
  session: SessionRow,
  counts: { words?: number; wordsRemoved?: number; paragraphs?: number },
  now: Date,
): Promise<SessionRow> {
  const [updated] = await transaction
    .update(writingSessions)
    .set({ ...counts, idleMs: idleMsAfterEdit(session, now), lastEditAt: now })
    .where(eq(writingSessions.id, session.id))
    .returning();
  if (!updated) throw new Error('The session was lost while it was locked.');
  return updated;
}

/**
 * Measures each changed paragraph against what the session first found in it, and sums the
 * session up anew (decisions.md, "A session's words"). Other paragraphs are not counted again.
 */
export async function recordWords(
  transaction: Database,
  session: SessionRow,
  documentId: string,
  changes: readonly WordsOfChange[],
  now: Date,
): Promise<SessionRow> {
  const known = await rowsOf(transaction, session.id, documentId, changes);
  const rows = changes.map(({ paragraphId, before, after }) => {
    const { baseline, carriedAdded, carriedRemoved } = known.get(paragraphId) ?? {
      baseline: before,
      carriedAdded: [],
      carriedRemoved: [],
    };
    const { added, removed } = diffWords(baseline, after);
    return {
      sessionId: session.id,
      documentId,
      paragraphId,
      baseline,
      added: [...carriedAdded, ...added],
      removed: [...carriedRemoved, ...removed],
      carriedAdded,
      carriedRemoved,
    };
  });
  await write(transaction, rows);
  const differences = await transaction
    .select({ added: sessionParagraphs.added, removed: sessionParagraphs.removed })
    .from(sessionParagraphs)
    .where(eq(sessionParagraphs.sessionId, session.id));
  const counts = {
    ...sessionWords(differences),
    paragraphs: differences.filter(({ added }) => added.length > 0).length,
  };
  return update(transaction, session, counts, now);
}

/**
 * Text came from elsewhere: from now on its paragraphs are measured against it, and what the
 * session had done to them before is carried on. The counts stay as they are.
 */
export async function moveBaselines(
  transaction: Database,
  session: SessionRow,
  documentId: string,
  changes: readonly WordsOfChange[],
  now: Date,
): Promise<SessionRow> {
  const known = await rowsOf(transaction, session.id, documentId, changes);
  const rows = changes.flatMap(({ paragraphId, after }) => {
    const row = known.get(paragraphId);
    // A paragraph that the session has not written in is found as it is then, when it does.
    if (!row) return [];
    return [{ ...row, baseline: after, carriedAdded: row.added, carriedRemoved: row.removed }];
  });
  await write(transaction, rows);
  return update(transaction, session, {}, now);
}
