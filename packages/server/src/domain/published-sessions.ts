import { and, asc, desc, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import type { PublishedSessionSummary } from '@ecritoire/contracts';
import { textOf } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { pageOf, rowsAfter, type PageRequest } from '../database/pages.ts';
import { subscriptions, users, writingSessions } from '../database/schema.ts';
import { personColumns } from './people.ts';
import { publishedBeginning, publishedPage, type PublishedPlace } from './published-pages.ts';
import { rowsInPages } from './row-pages.ts';
import { sectionPieces } from './text-sections.ts';

/**
 * The one place that says who may read what: everyone what is public, subscribers also what is for
 * them, authors everything of theirs. Nothing of a deactivated account is shown.
 *
 * @param readerId undefined for a visitor.
 */
function readableBy(database: Database, readerId: string | undefined): SQL | undefined {
  const { visibility, writerId, status } = writingSessions;
  const isPublic = eq(visibility, 'public');
  const mayRead =
    readerId === undefined
      ? isPublic
      : or(
          isPublic,
          eq(writerId, readerId),
          and(
            eq(visibility, 'team'),
            exists(
              database
                .select({ one: sql`1` })
                .from(subscriptions)
                .where(
                  and(eq(subscriptions.readerId, readerId), eq(subscriptions.authorId, writerId)),
                ),
            ),
          ),
        );
  return and(eq(status, 'published'), eq(users.active, true), mayRead);
}

const summaryColumns = {
  id: writingSessions.id,
  title: writingSessions.title,
  author: personColumns,
  visibility: writingSessions.visibility,
  // A published session has the instant at which it was.
  publishedAt: sql<Date>`${writingSessions.publishedAt}`.mapWith(writingSessions.publishedAt),
  words: writingSessions.words,
  paragraphs: writingSessions.paragraphs,
};

function selectSummaries(database: Database) {
  return database
    .select(summaryColumns)
    .from(writingSessions)
    .innerJoin(users, eq(users.id, writingSessions.writerId));
}

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

function presentSummary({ words, paragraphs, publishedAt, ...rest }: SummaryRow) {
  return {
    ...rest,
    publishedAt: publishedAt.toISOString(),
    stats: { words, paragraphs },
  } satisfies PublishedSessionSummary;
}

/** What a public text says of itself where its link is shared. */
export type PublishedHead = {
  title: string | null;
  comment: string | null;
  author: string;
  /** Its first paragraphs. */
  beginning: string;
};

/** Paragraphs that are read for the beginning of a text. */
const BEGINNING = 5;

/** @returns undefined for what a visitor may not read, as if it were not there. */
export async function findPublishedHead(
  database: Database,
  id: string,
): Promise<PublishedHead | undefined> {
  const [row] = await database
    .select({
      title: writingSessions.title,
      comment: writingSessions.comment,
      author: users.name,
    })
    .from(writingSessions)
    .innerJoin(users, eq(users.id, writingSessions.writerId))
    .where(and(readableBy(database, undefined), eq(writingSessions.id, id)));
  if (!row) return undefined;
  const first = await publishedBeginning(database, id, BEGINNING);
  return { ...row, beginning: first.map(({ content }) => textOf(content)).join(' ') };
}

export async function listPublishedSessions(
  database: Database,
  readerId: string | undefined,
  authorId: string | undefined,
  page: PageRequest,
) {
  const { publishedAt, id, writerId } = writingSessions;
  const rows = await selectSummaries(database)
    .where(
      and(
        readableBy(database, readerId),
        authorId === undefined ? undefined : eq(writerId, authorId),
        rowsAfter(publishedAt, id, page),
      ),
    )
    .orderBy(desc(publishedAt), desc(id))
    .limit(page.limit + 1);
  return pageOf(rows, page, (row) => ({ at: row.publishedAt, id: row.id }), presentSummary);
}

/** The session with the paragraphs of its text after a place: no row for who may not read it. */
function readPage(
  database: Database,
  { readerId, id }: { readerId: string | undefined; id: string },
  after: PublishedPlace | undefined,
  limit: number,
) {
  const page = publishedPage(database, id, after, limit).as('page');
  return database
    .select({
      ...summaryColumns,
      comment: writingSessions.comment,
      section: page.section,
      documentId: page.documentId,
      documentTitle: page.documentTitle,
      language: page.language,
      position: page.position,
      paragraphId: page.paragraphId,
      type: page.type,
      content: page.content,
    })
    .from(writingSessions)
    .innerJoin(users, eq(users.id, writingSessions.writerId))
    .leftJoin(page, sql`true`)
    .where(and(readableBy(database, readerId), eq(writingSessions.id, id)))
    .orderBy(asc(page.section), asc(page.documentId), asc(page.position), asc(page.paragraphId));
}

type PageRow = Awaited<ReturnType<typeof readPage>>[number];

/** A text that is being read was unpublished, or published again. */
class TextTakenBack extends Error {
  override name = 'TextTakenBack';
}

function headOf(row: PageRow): string {
  const { id, title, author, visibility, publishedAt, words, paragraphs, comment } = row;
  const summary = { id, title, author, visibility, publishedAt, words, paragraphs };
  return `${JSON.stringify({ ...presentSummary(summary), comment }).slice(0, -1)},"sections":`;
}

/** Its pages, for as long as they are of one publication. */
async function* ofOnePublication(
  { publishedAt }: PageRow,
  pages: AsyncIterable<PageRow[]>,
): AsyncGenerator<PageRow[]> {
  for await (const rows of pages) {
    // Each page has a row, if none but the session's own.
    const isSame = (row: PageRow) => row.publishedAt.getTime() === publishedAt.getTime();
    if (rows.length === 0 || !rows.every(isSame)) throw new TextTakenBack();
    yield rows;
  }
}

/**
 * How large a published text may be: what its session takes up.
 *
 * @returns undefined for a reader without access.
 */
export async function findPublishedSize(
  database: Database,
  readerId: string | undefined,
  id: string,
): Promise<number | undefined> {
  const [row] = await database
    .select({ size: writingSessions.size })
    .from(writingSessions)
    .innerJoin(users, eq(users.id, writingSessions.writerId))
    .where(and(readableBy(database, readerId), eq(writingSessions.id, id)));
  return row?.size;
}

/**
 * A `PublishedSession` as pieces of its JSON, each read with a short query when it is requested.
 * They break off where the text is unpublished or published again meanwhile: nothing of two
 * versions is ever shown as one.
 *
 * @returns undefined for a reader without access, as if it did not exist.
 */
export async function findPublishedSession(
  database: Database,
  readerId: string | undefined,
  id: string,
): Promise<{ pieces: AsyncGenerator<string> } | undefined> {
  const pages = rowsInPages(
    database,
    (after: PageRow | undefined, limit) => readPage(database, { readerId, id }, after, limit),
    ({ content }) => content?.length ?? 0,
  );
  const { value: beginning } = await pages.next();
  const first = beginning?.[0];
  if (!beginning || !first) return undefined;
  const pieces = (async function* () {
    yield headOf(first);
    yield* sectionPieces(ofOnePublication(first, restOf(beginning, pages)));
    yield '}';
  })();
  return { pieces };
}

async function* restOf<Item>(first: Item, others: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield first;
  yield* others;
}
