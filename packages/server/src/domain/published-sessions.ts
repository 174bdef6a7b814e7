import { and, desc, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import type { PublishedSession, PublishedSessionSummary } from '@ecritoire/contracts';
import { textOf } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { pageOf, rowsAfter, type PageRequest } from '../database/pages.ts';
import { subscriptions, users, writingSessions } from '../database/schema.ts';
import { personColumns } from './people.ts';
import { publishedParagraphsOf, publishedText } from './session-text.ts';

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
  const first = await publishedParagraphsOf(database, id).limit(BEGINNING);
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

/** @returns undefined for whoever may not read it, as if it were not there. */
export async function findPublishedSession(
  database: Database,
  readerId: string | undefined,
  id: string,
): Promise<PublishedSession | undefined> {
  // One snapshot, so that a text is never shown after it was taken back or published anew.
  return database.transaction(
    async (transaction) => {
      const [row] = await transaction
        .select({ ...summaryColumns, comment: writingSessions.comment })
        .from(writingSessions)
        .innerJoin(users, eq(users.id, writingSessions.writerId))
        .where(and(readableBy(transaction, readerId), eq(writingSessions.id, id)));
      if (!row) return undefined;
      const { comment, ...summary } = row;
      return {
        ...presentSummary(summary),
        comment,
        sections: await publishedText(transaction, id),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
