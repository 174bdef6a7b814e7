import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  documents,
  paragraphs,
  publishedParagraphs,
  sessionParagraphs,
} from '../database/schema.ts';
import { rowsInPages } from './row-pages.ts';
import { documentsOf, isWrittenAndStands } from './session-text.ts';

type CopiedDocument = Awaited<ReturnType<typeof documentsOf>>[number];
type Copied = { paragraphId: string; size: number };

/** Copies so many paragraphs of a document after one. */
const copyPage = (
  transaction: Database,
  {
    sessionId,
    document,
    section,
  }: { sessionId: string; document: CopiedDocument; section: number },
  after: Copied | undefined,
  limit: number,
): PromiseLike<Copied[]> =>
  transaction
    .insert(publishedParagraphs)
    .select(
      transaction
        .select({
          sessionId: sessionParagraphs.sessionId,
          documentId: paragraphs.documentId,
          paragraphId: sql<string>`${paragraphs.id}`.as('paragraph_id'),
          position: paragraphs.position,
          type: paragraphs.type,
          content: paragraphs.content,
          language: sql<string>`${document.language}`.as('language'),
          documentTitle: sql<string>`${document.title}`.as('document_title'),
          section: sql<number>`${section}::int`.as('section'),
        })
        .from(sessionParagraphs)
        .innerJoin(paragraphs, isWrittenAndStands)
        .where(
          and(
            eq(sessionParagraphs.sessionId, sessionId),
            eq(sessionParagraphs.documentId, document.id),
            after && gt(sessionParagraphs.paragraphId, after.paragraphId),
          ),
        )
        .orderBy(asc(sessionParagraphs.paragraphId))
        .limit(limit),
    )
    .returning({
      paragraphId: publishedParagraphs.paragraphId,
      size: sql<number>`pg_column_size(${publishedParagraphs.content})`.mapWith(Number),
    });

/**
 * Copies the paragraphs that the session wrote in, as they are now, with the titles and the order of
 * their documents: later changes leave the copy as it is. When a session is published again, what is
 * written now takes the old copy's place, also where that is nothing any more. Of a document that is
 * gone the old copy is all there is: it stays. Runs inside `asWriter`.
 */
export async function publishParagraphs(transaction: Database, sessionId: string): Promise<void> {
  const living = transaction
    .select({ id: documents.id })
    .from(documents)
    .where(isNotNull(documents.projectId));
  await transaction
    .delete(publishedParagraphs)
    .where(
      and(
        eq(publishedParagraphs.sessionId, sessionId),
        inArray(publishedParagraphs.documentId, living),
      ),
    );
  for (const [index, document] of (await documentsOf(transaction, sessionId)).entries()) {
    const pages = rowsInPages(
      transaction,
      (after: Copied | undefined, limit) =>
        copyPage(transaction, { sessionId, document, section: index + 1 }, after, limit),
      ({ size }) => size,
    );
    // oxlint-disable-next-line no-unused-vars -- each page is copied as it is asked for.
    for await (const _ of pages);
  }
}

/** Deletes the copy of a session, which nobody will read again. */
export async function forgetPublication(transaction: Database, sessionId: string): Promise<void> {
  await transaction.delete(publishedParagraphs).where(eq(publishedParagraphs.sessionId, sessionId));
}
