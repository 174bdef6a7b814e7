import { and, asc, eq } from 'drizzle-orm';
import type { Language, TextParagraph, TextSection } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import {
  documents,
  paragraphs,
  publishedParagraphs,
  sessionParagraphs,
} from '../database/schema.ts';
import type { SessionRow } from './session-life.ts';

type TextRow = TextParagraph & {
  documentId: string;
  documentTitle: string | null;
  language: Language;
};

/** What readers see: the copy that was made when the session was published. */
function publishedRows(database: Database, sessionId: string): Promise<TextRow[]> {
  return database
    .select({
      documentId: publishedParagraphs.documentId,
      documentTitle: publishedParagraphs.documentTitle,
      language: publishedParagraphs.language,
      id: publishedParagraphs.paragraphId,
      type: publishedParagraphs.type,
      content: publishedParagraphs.content,
    })
    .from(publishedParagraphs)
    .where(eq(publishedParagraphs.sessionId, sessionId))
    .orderBy(
      asc(publishedParagraphs.documentId),
      asc(publishedParagraphs.position),
      asc(publishedParagraphs.paragraphId),
    );
}

function currentRows(database: Database, sessionId: string): Promise<TextRow[]> {
  return database
    .select({
      documentId: paragraphs.documentId,
      documentTitle: documents.title,
      language: documents.language,
      id: paragraphs.id,
      type: paragraphs.type,
      content: paragraphs.content,
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
    .where(eq(sessionParagraphs.sessionId, sessionId))
    .orderBy(asc(paragraphs.documentId), asc(paragraphs.position), asc(paragraphs.id));
}

/** The document in which the session started comes first, the others by their titles. */
function inOrder(sections: TextSection[], first: string | null): TextSection[] {
  const rank = ({ documentId }: TextSection) => (documentId === first ? 0 : 1);
  return sections.toSorted(
    (a, b) =>
      rank(a) - rank(b) || (a.documentTitle ?? '').localeCompare(b.documentTitle ?? '', 'fr'),
  );
}

/** What was written in a session: the published copy while it is published, else as it stands. */
export async function textOfSession(
  database: Database,
  session: Pick<SessionRow, 'id' | 'status' | 'documentId'>,
): Promise<TextSection[]> {
  const rowsOf = session.status === 'published' ? publishedRows : currentRows;
  const sections = new Map<string, TextSection>();
  for (const row of await rowsOf(database, session.id)) {
    const { documentId, documentTitle, language, ...paragraph } = row;
    const section = sections.get(documentId);
    if (section) section.paragraphs.push(paragraph);
    else sections.set(documentId, { documentId, documentTitle, language, paragraphs: [paragraph] });
  }
  return inOrder([...sections.values()], session.documentId);
}
