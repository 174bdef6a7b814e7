import { and, eq, inArray, sql } from 'drizzle-orm';
import { diffWords, sessionWords } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { sessionParagraphs, writingSessions } from '../database/schema.ts';
import type { SessionRow } from './session-life.ts';
import { idleMsAfterEdit } from './session-stats.ts';

/** One paragraph before and after a save, as words. */
export type WordsOfChange = { paragraphId: string; before: string[]; after: string[] };

async function baselinesOf(
  transaction: Database,
  sessionId: string,
  documentId: string,
  paragraphIds: string[],
): Promise<Map<string, string[]>> {
  const rows = await transaction
    .select({ id: sessionParagraphs.paragraphId, baseline: sessionParagraphs.baseline })
    .from(sessionParagraphs)
    .where(
      and(
        eq(sessionParagraphs.sessionId, sessionId),
        eq(sessionParagraphs.documentId, documentId),
        inArray(sessionParagraphs.paragraphId, paragraphIds),
      ),
    );
  return new Map(rows.map(({ id, baseline }) => [id, baseline]));
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
  const paragraphIds = changes.map(({ paragraphId }) => paragraphId);
  const baselines = await baselinesOf(transaction, session.id, documentId, paragraphIds);
  const rows = changes.map(({ paragraphId, before, after }) => {
    const baseline = baselines.get(paragraphId) ?? before;
    return {
      sessionId: session.id,
      documentId,
      paragraphId,
      baseline,
      ...diffWords(baseline, after),
    };
  });
  await transaction
    .insert(sessionParagraphs)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        sessionParagraphs.sessionId,
        sessionParagraphs.documentId,
        sessionParagraphs.paragraphId,
      ],
      set: { added: sql`excluded.added`, removed: sql`excluded.removed` },
    });
  const differences = await transaction
    .select({ added: sessionParagraphs.added, removed: sessionParagraphs.removed })
    .from(sessionParagraphs)
    .where(eq(sessionParagraphs.sessionId, session.id));
  const [updated] = await transaction
    .update(writingSessions)
    .set({
      ...sessionWords(differences),
      paragraphs: differences.filter(({ added }) => added.length > 0).length,
      idleMs: idleMsAfterEdit(session, now),
      lastEditAt: now,
    })
    .where(eq(writingSessions.id, session.id))
    .returning();
  if (!updated) throw new Error('The session was lost while it was locked.');
  return updated;
}
