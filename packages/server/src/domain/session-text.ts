import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Language, TextParagraph, TextSection } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import {
  documents,
  paragraphs,
  publishedParagraphs,
  sessionParagraphs,
  writingSessions,
} from '../database/schema.ts';

type TextRow = TextParagraph & {
  documentId: string;
  documentTitle: string | null;
  language: Language;
};

/** Rows in the order in which they are read, document by document. */
function sectionsOf(rows: readonly TextRow[]): TextSection[] {
  const sections = new Map<string, TextSection>();
  for (const { documentId, documentTitle, language, ...paragraph } of rows) {
    const section = sections.get(documentId);
    if (section) section.paragraphs.push(paragraph);
    else sections.set(documentId, { documentId, documentTitle, language, paragraphs: [paragraph] });
  }
  return [...sections.values()];
}

/** The copy that was made when a session was published, in the order in which it is read. */
export function publishedParagraphsOf(database: Database, sessionId: string) {
  const { documentId, documentTitle, language, paragraphId } = publishedParagraphs;
  const { section, position, type, content } = publishedParagraphs;
  return database
    .select({ documentId, documentTitle, language, id: paragraphId, type, content })
    .from(publishedParagraphs)
    .where(eq(publishedParagraphs.sessionId, sessionId))
    .orderBy(asc(section), asc(documentId), asc(position), asc(paragraphId));
}

/** What readers see: the copy that was made when the session was published. */
async function publishedText(database: Database, sessionId: string): Promise<TextSection[]> {
  return sectionsOf(await publishedParagraphsOf(database, sessionId));
}

/**
 * In which order the documents of a session are read: those of the project where it started first,
 * and each project's in its own order, which is compared byte by byte.
 */
export const documentOrder: readonly SQL[] = [
  sql`${documents.projectId} IS DISTINCT FROM ${writingSessions.projectId}`,
  sql`${documents.projectId}`,
  sql`${documents.position}`,
  sql`${documents.id}`,
];

/** The paragraphs that a session wrote in, as far as they are there still. */
export const isWrittenAndStands = and(
  eq(paragraphs.documentId, sessionParagraphs.documentId),
  eq(paragraphs.id, sessionParagraphs.paragraphId),
  eq(paragraphs.deleted, false),
);

/** What the session wrote in, as it stands now. */
async function currentText(database: Database, sessionId: string): Promise<TextSection[]> {
  const rows = await database
    .select({
      documentId: paragraphs.documentId,
      documentTitle: documents.title,
      language: documents.language,
      id: paragraphs.id,
      type: paragraphs.type,
      content: paragraphs.content,
    })
    .from(sessionParagraphs)
    .innerJoin(paragraphs, isWrittenAndStands)
    .innerJoin(documents, eq(documents.id, paragraphs.documentId))
    .innerJoin(writingSessions, eq(writingSessions.id, sessionParagraphs.sessionId))
    .where(eq(sessionParagraphs.sessionId, sessionId))
    .orderBy(...documentOrder, asc(paragraphs.position), asc(paragraphs.id));
  return sectionsOf(rows);
}

/**
 * What was written in a session of the writer: the published copy while it is published, else as it
 * stands.
 */
export async function findTextOfSession(
  database: Database,
  writerId: string,
  id: string,
): Promise<TextSection[] | undefined> {
  // One snapshot, so that the text is the one of the status it was read with.
  return database.transaction(
    async (transaction) => {
      const [session] = await transaction
        .select({ status: writingSessions.status })
        .from(writingSessions)
        .where(and(eq(writingSessions.writerId, writerId), eq(writingSessions.id, id)));
      if (!session) return undefined;
      const isPublished = session.status === 'published';
      return isPublished ? publishedText(transaction, id) : currentText(transaction, id);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
