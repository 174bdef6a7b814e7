import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { documents, paragraphs, projects } from '../database/schema.ts';
import { paragraphJson, presentSummary, summaryColumns } from './documents.ts';
import { rowsInPages } from './row-pages.ts';

/** Reads that may meet a change before one is made in which nothing can change. */
const ATTEMPTS = 3;

type Place = { place: string | null; paragraphId: string | null };

/** The document with each of its paragraphs after that place. */
function readPage(
  database: Database,
  [ownerId, id]: [string, string],
  after: Place | undefined,
  limit: number,
) {
  const page = database
    .select({
      position: paragraphs.position,
      paragraphId: sql<string>`${paragraphs.id}`.as('paragraph_id'),
      paragraph: sql<string>`${paragraphJson}::text`.as('paragraph'),
    })
    .from(paragraphs)
    .where(
      and(
        eq(paragraphs.documentId, id),
        eq(paragraphs.deleted, false),
        after &&
          sql`(${paragraphs.position}, ${paragraphs.id}) > (${after.place} COLLATE "C", ${after.paragraphId}::uuid)`,
      ),
    )
    .orderBy(asc(paragraphs.position), asc(paragraphs.id))
    .limit(limit)
    .as('page');
  return database
    .select({
      ...summaryColumns,
      // Another one after each change of the document, which every save is.
      state: sql<string>`${documents}.xmin::text`,
      place: page.position,
      paragraphId: page.paragraphId,
      paragraph: page.paragraph,
    })
    .from(documents)
    .innerJoin(projects, eq(projects.id, documents.projectId))
    .leftJoin(page, sql`true`)
    .where(and(eq(documents.ownerId, ownerId), eq(documents.id, id)))
    .orderBy(asc(page.position), asc(page.paragraphId));
}

type PageRow = Awaited<ReturnType<typeof readPage>>[number];

/** A document's version, and its JSON in pieces. */
type DocumentPieces = { version: number; pieces: string[] };

/** @returns undefined where there is no such document, `changed` where it changed meanwhile. */
async function readPieces(
  database: Database,
  ownerId: string,
  id: string,
): Promise<DocumentPieces | 'changed' | undefined> {
  const pieces: string[] = [];
  let first: { state: string; version: number } | undefined;
  const pages = rowsInPages(
    database,
    (after: PageRow | undefined, limit) => readPage(database, [ownerId, id], after, limit),
    ({ paragraph }) => paragraph?.length ?? 0,
  );
  for await (const rows of pages) {
    // Each page has a row, if none but the document's own.
    if (rows.length === 0) return 'changed';
    const written: string[] = [];
    for (const { state, place: _, paragraphId: __, paragraph, ...summary } of rows) {
      if (first === undefined) {
        first = { state, version: summary.version };
        pieces.push(`${JSON.stringify(presentSummary(summary)).slice(0, -1)},"paragraphs":[`);
      }
      if (state !== first.state) return 'changed';
      if (paragraph !== null) written.push(paragraph);
    }
    if (pieces.length > 1 && written.length > 0) pieces.push(',');
    pieces.push(written.join(','));
  }
  if (first === undefined) return undefined;
  pieces.push(']}');
  return { version: first.version, pieces };
}

/**
 * A document as pieces of its JSON, all from one snapshot: a short query for each page, restarted
 * after a change in between. So nothing else waits for it, however long it is.
 *
 * @returns undefined where there is no such document.
 */
export async function documentPieces(
  database: Database,
  ownerId: string,
  id: string,
): Promise<DocumentPieces | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await readPieces(database, ownerId, id);
    if (read !== 'changed') return read;
  }
  const read = await database.transaction((transaction) => readPieces(transaction, ownerId, id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  if (read === 'changed') throw new Error('A snapshot changed.');
  return read;
}
