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

/** An object as JSON, with one more property that is JSON already. */
export const withJson = (head: object, name: string, json: string): string =>
  `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(name)}:${json}}`;
