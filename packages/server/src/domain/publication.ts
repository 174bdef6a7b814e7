import { and, asc, eq, sql } from 'drizzle-orm';
import type { TextSection } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import {
  documents,
  paragraphs,
  publishedParagraphs,
  sessionParagraphs,
} from '../database/schema.ts';

/** Documents of a project stand in its order, which is compared byte by byte. */
const documentPlace = sql<number>`dense_rank() OVER (
  ORDER BY ${documents.projectId}, ${documents.position}, ${documents.id})`.mapWith(Number);

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
      section: documentPlace,
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
    .where(eq(sessionParagraphs.sessionId, sessionId));
  if (written.length === 0) return;
  await transaction.delete(publishedParagraphs).where(eq(publishedParagraphs.sessionId, sessionId));
  // A statement takes at most 65,535 parameters.
  const ROWS_AT_ONCE = 5_000;
  for (let from = 0; from < written.length; from += ROWS_AT_ONCE) {
    await transaction.insert(publishedParagraphs).values(written.slice(from, from + ROWS_AT_ONCE));
  }
}

/** The copy that was made when the session was published, document by document. */
export async function publishedSections(
  database: Database,
  sessionId: string,
): Promise<TextSection[]> {
  const { section, documentId, position, paragraphId } = publishedParagraphs;
  const rows = await database
    .select()
    .from(publishedParagraphs)
    .where(eq(publishedParagraphs.sessionId, sessionId))
    .orderBy(asc(section), asc(documentId), asc(position), asc(paragraphId));
  const sections = new Map<string, TextSection>();
  for (const { documentId: id, documentTitle, language, ...row } of rows) {
    const one = sections.get(id) ?? { documentId: id, documentTitle, language, paragraphs: [] };
    one.paragraphs.push({ id: row.paragraphId, type: row.type, content: row.content });
    sections.set(id, one);
  }
  return [...sections.values()];
}
