import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { documents, paragraphs, sessionParagraphs, writingSessions } from '../database/schema.ts';
import { publishedPage } from './published-pages.ts';
import { rowsInPages } from './row-pages.ts';
import { sectionPieces } from './text-sections.ts';

/** Reads that may meet a change before one is made in which nothing can change. */
const ATTEMPTS = 3;

/**
 * In which order the documents of a session are read: those of the project where it started first,
 * and each project's in its own order, which is compared byte by byte.
 */
const documentOrder: readonly SQL[] = [
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

/** The documents that a session wrote in, in the order in which they are read. */
export const documentsOf = (database: Database, sessionId: string) =>
  database
    .select({
      id: documents.id,
      language: documents.language,
      title: documents.title,
      // Another one after each change of the document, which every save is.
      state: sql<string>`${documents}.xmin::text`,
    })
    .from(documents)
    .innerJoin(writingSessions, eq(writingSessions.id, sessionId))
    .where(
      and(
        isNotNull(documents.projectId),
        inArray(
          documents.id,
          database
            .select({ id: sessionParagraphs.documentId })
            .from(sessionParagraphs)
            .where(eq(sessionParagraphs.sessionId, sessionId)),
        ),
      ),
    )
    .orderBy(...documentOrder);

/** What a text is read from: another one after each change of the session or of its documents. */
async function sourceOf(database: Database, writerId: string, id: string) {
  const [session] = await database
    .select({
      id: writingSessions.id,
      isPublished: sql<boolean>`${writingSessions.status} = 'published'`,
      state: sql<string>`${writingSessions}.xmin::text`,
    })
    .from(writingSessions)
    .where(and(eq(writingSessions.writerId, writerId), eq(writingSessions.id, id)));
  if (!session) return undefined;
  return { session, documents: session.isPublished ? [] : await documentsOf(database, id) };
}

type Source = NonNullable<Awaited<ReturnType<typeof sourceOf>>>;
type SourceDocument = Source['documents'][number];
type Place = { position: string; paragraphId: string };

/** Of the paragraphs of a document that a session wrote in, so many after a place. */
function currentPage(
  database: Database,
  { sessionId, document }: { sessionId: string; document: SourceDocument },
  after: Place | undefined,
  limit: number,
) {
  const { id: documentId, language, title } = document;
  return database
    .select({
      documentId: paragraphs.documentId,
      documentTitle: sql<string>`${title}`,
      language: sql<string>`${language}`,
      paragraphId: paragraphs.id,
      position: paragraphs.position,
      type: paragraphs.type,
      content: sql<string>`${paragraphs.content}::text`,
    })
    .from(sessionParagraphs)
    .innerJoin(paragraphs, isWrittenAndStands)
    .where(
      and(
        eq(sessionParagraphs.sessionId, sessionId),
        eq(sessionParagraphs.documentId, documentId),
        after &&
          sql`(${paragraphs.position}, ${paragraphs.id}) > (${after.position} COLLATE "C", ${after.paragraphId}::uuid)`,
      ),
    )
    .orderBy(asc(paragraphs.position), asc(paragraphs.id))
    .limit(limit);
}

type PublishedRow = Awaited<ReturnType<typeof publishedPage>>[number];
type CurrentRow = Awaited<ReturnType<typeof currentPage>>[number];

async function* pagesOf(database: Database, { session: { id, isPublished }, ...source }: Source) {
  if (isPublished) {
    yield* rowsInPages(
      database,
      (after: PublishedRow | undefined, limit) => publishedPage(database, id, after, limit),
      ({ content }) => content.length,
    );
  }
  for (const document of source.documents) {
    yield* rowsInPages(
      database,
      (after: CurrentRow | undefined, limit) =>
        currentPage(database, { sessionId: id, document }, after, limit),
      ({ content }) => content.length,
    );
  }
}

async function readText(
  database: Database,
  writerId: string,
  id: string,
): Promise<{ pieces: string[] } | 'changed' | undefined> {
  const source = await sourceOf(database, writerId, id);
  if (!source) return undefined;
  const pieces = ['{"sections":'];
  for await (const piece of sectionPieces(pagesOf(database, source))) pieces.push(piece);
  pieces.push('}');
  const now = await sourceOf(database, writerId, id);
  return JSON.stringify(source) === JSON.stringify(now) ? { pieces } : 'changed';
}

/**
 * What was written in a session of the writer: the published copy while it is published, else as it
 * stands. All of it is of one moment, in pieces of its JSON; nothing else waits for it.
 */
export async function findTextOfSession(
  database: Database,
  writerId: string,
  id: string,
): Promise<{ pieces: string[] } | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await readText(database, writerId, id);
    if (read !== 'changed') return read;
  }
  const read = await database.transaction((transaction) => readText(transaction, writerId, id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  if (read === 'changed') throw new Error('A snapshot changed.');
  return read;
}
