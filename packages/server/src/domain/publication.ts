import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  documents,
  paragraphs,
  publishedParagraphs,
  sessionParagraphs,
  writingSessions,
} from '../database/schema.ts';
import { documentOrder, isWrittenAndStands } from './session-text.ts';

const documentPlace = sql<number>`dense_rank() OVER (ORDER BY ${sql.join([...documentOrder], sql`, `)})`;

/**
 * Copies the paragraphs that the session wrote in, as they are now, with the titles and the order of
 * their documents: later changes leave the copy as it is. When a session is published again, what is
 * written now takes the old copy's place, also where that is nothing any more. Of a document that is
 * gone the old copy is all there is: it stays.
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
    .innerJoin(paragraphs, isWrittenAndStands)
    .innerJoin(documents, eq(documents.id, paragraphs.documentId))
    .innerJoin(writingSessions, eq(writingSessions.id, sessionParagraphs.sessionId))
    .where(eq(sessionParagraphs.sessionId, sessionId));
  const living = transaction.select({ id: documents.id }).from(documents);
  await transaction
    .delete(publishedParagraphs)
    .where(
      and(
        eq(publishedParagraphs.sessionId, sessionId),
        inArray(publishedParagraphs.documentId, living),
      ),
    );
  // A statement takes at most 65,535 parameters.
  const ROWS_AT_ONCE = 5_000;
  for (let from = 0; from < written.length; from += ROWS_AT_ONCE) {
    await transaction.insert(publishedParagraphs).values(written.slice(from, from + ROWS_AT_ONCE));
  }
}

/** Deletes the copy of a session, which nobody will read again. */
export async function forgetPublication(transaction: Database, sessionId: string): Promise<void> {
  await transaction.delete(publishedParagraphs).where(eq(publishedParagraphs.sessionId, sessionId));
}
