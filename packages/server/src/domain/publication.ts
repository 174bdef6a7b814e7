import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  documents,
  paragraphs,
  publishedParagraphs,
  sessionParagraphs,
  writingSessions,
} from '../database/schema.ts';
import { documentOrder } from './session-text.ts';

const documentPlace = sql<number>`dense_rank() OVER (ORDER BY ${sql.join([...documentOrder], sql`, `)})`;

/**
 * Copies the paragraphs that the session wrote in, as they are now, with the titles and the order of
 * their documents: later changes leave the copy as it is. When a session is published again, the
 * new copy takes the old one's place, unless its documents are gone in the meantime.
 */
export async function publishParagraphs(transaction: Database, sessionId: string): Promise<void> {
  const written = await transaction
    .select({
      sessionId: sessionParagraphs.sessionId,
      documentId: paragraphs.documentId,
      paragraphId: paragraphs.id,
      position: paragraphs.position,
      type: paragraphs.type,
      content: paragraphs.content,
      language: documents.language,
      documentTitle: documents.title,
      section: documentPlace.mapWith(Number),
    })
    .from(sessionParagraphs)
    .innerJoin(
      paragraphs,
      and(
        eq(paragraphs.documentId, sessionParagraphs.documentId),
        eq(paragraphs.id, sessionParagraphs.paragraphId),
        eq(paragraphs.deleted, false),
      ),
    )
    .innerJoin(documents, eq(documents.id, paragraphs.documentId))
    .innerJoin(writingSessions, eq(writingSessions.id, sessionParagraphs.sessionId))
    .where(eq(sessionParagraphs.sessionId, sessionId));
  if (written.length === 0) return;
  await transaction.delete(publishedParagraphs).where(eq(publishedParagraphs.sessionId, sessionId));
  // A statement takes at most 65,535 parameters.
  const ROWS_AT_ONCE = 5_000;
  for (let from = 0; from < written.length; from += ROWS_AT_ONCE) {
    await transaction.insert(publishedParagraphs).values(written.slice(from, from + ROWS_AT_ONCE));
  }
}
