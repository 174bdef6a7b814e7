import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { publishedParagraphs } from '../database/schema.ts';

const { section, documentId, position, paragraphId } = publishedParagraphs;

/** Where a page of a published text ended. */
export type PublishedPlace = {
  section: number | null;
  documentId: string | null;
  position: string | null;
  paragraphId: string | null;
};

/**
 * The paragraphs of the copy that was made when a session was published, after a place, in the
 * order in which they are read; `content` as JSON.
 */
export const publishedPage = (
  database: Database,
  sessionId: string,
  after: PublishedPlace | undefined,
  limit: number,
) =>
  database
    .select({
      section: publishedParagraphs.section,
      documentId: publishedParagraphs.documentId,
      documentTitle: publishedParagraphs.documentTitle,
      language: publishedParagraphs.language,
      position: publishedParagraphs.position,
      paragraphId: publishedParagraphs.paragraphId,
      type: publishedParagraphs.type,
      content: sql<string>`${publishedParagraphs.content}::text`.as('content'),
    })
    .from(publishedParagraphs)
    .where(
      and(
        eq(publishedParagraphs.sessionId, sessionId),
        after &&
          sql`(${section}, ${documentId}, ${position}, ${paragraphId}) > (${after.section}::int,
            ${after.documentId}::uuid, ${after.position} COLLATE "C", ${after.paragraphId}::uuid)`,
      ),
    )
    .orderBy(asc(section), asc(documentId), asc(position), asc(paragraphId))
    .limit(limit);

/** The first paragraphs of the copy. */
export const publishedBeginning = (database: Database, sessionId: string, limit: number) =>
  database
    .select({ content: publishedParagraphs.content })
    .from(publishedParagraphs)
    .where(eq(publishedParagraphs.sessionId, sessionId))
    .orderBy(asc(section), asc(documentId), asc(position), asc(paragraphId))
    .limit(limit);
