import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ArchiveSession } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { sessionCarriedWords, sessionParagraphs, writingSessions } from '../database/schema.ts';
import { publishedPage } from '../domain/published-pages.ts';
import { rowsInPages } from '../domain/row-pages.ts';
import type { SessionRow } from '../domain/session-life.ts';
import { withJson } from '../domain/text-sections.ts';
import { presentShared } from '../domain/writing-sessions.ts';
import { linesOf } from './json.ts';

/** Without their words. */
const SESSIONS_AT_ONCE = 100;

/** In the order in which they were started, in short queries. */
export async function* sessionsOf(
  database: Database,
  writerId: string,
): AsyncGenerator<SessionRow> {
  const own = await database
    .select({ id: writingSessions.id })
    .from(writingSessions)
    .where(eq(writingSessions.writerId, writerId))
    .orderBy(asc(writingSessions.startedAt), asc(writingSessions.id));
  for (let from = 0; from < own.length; from += SESSIONS_AT_ONCE) {
    const ids = own.slice(from, from + SESSIONS_AT_ONCE).map(({ id }) => id);
    yield* await database
      .select()
      .from(writingSessions)
      .where(inArray(writingSessions.id, ids))
      .orderBy(asc(writingSessions.startedAt), asc(writingSessions.id));
  }
}

function headLine(session: SessionRow): string {
  const { words, wordsRemoved, paragraphs } = session;
  const line: ArchiveSession = {
    kind: 'session',
    ...presentShared(session),
    projectId: session.projectId ?? session.trashedProjectId,
    documentId: session.documentId ?? session.trashedDocumentId,
    pausedMilliseconds: session.pausedMs,
    idleMilliseconds: session.idleMs,
    words,
    wordsRemoved,
    paragraphs,
  };
  return JSON.stringify(line);
}

type Words = { documentId: string; paragraphId: string; json: string };

function wordsPage(database: Database, id: string, after: Words | undefined, limit: number) {
  const { sessionId, documentId, paragraphId, baseline, added, removed, copied, copiedFrom } =
    sessionParagraphs;
  const json = sql<string>`json_build_object('kind', 'words', 'documentId', ${documentId},
    'paragraphId', ${paragraphId}, 'baseline', ${baseline}, 'added', ${added},
    'removed', ${removed}, 'copied', ${copied}, 'copiedFrom', ${copiedFrom})::text`;
  return database
    .select({ documentId, paragraphId, json })
    .from(sessionParagraphs)
    .where(
      and(
        eq(sessionId, id),
        after &&
          sql`(${documentId}, ${paragraphId}) > (${after.documentId}::uuid, ${after.paragraphId}::uuid)`,
      ),
    )
    .orderBy(asc(documentId), asc(paragraphId))
    .limit(limit);
}

type Carried = Words & { layer: number };

function carriedPage(database: Database, id: string, after: Carried | undefined, limit: number) {
  const { sessionId, documentId, paragraphId, layer, added, removed } = sessionCarriedWords;
  const json = sql<string>`json_build_object('kind', 'carried', 'documentId', ${documentId},
    'paragraphId', ${paragraphId}, 'layer', ${layer}, 'added', ${added}, 'removed', ${removed})::text`;
  return database
    .select({ documentId, paragraphId, layer, json })
    .from(sessionCarriedWords)
    .where(
      and(
        eq(sessionId, id),
        after &&
          sql`(${documentId}, ${paragraphId}, ${layer}) > (${after.documentId}::uuid, ${after.paragraphId}::uuid, ${after.layer}::int)`,
      ),
    )
    .orderBy(asc(documentId), asc(paragraphId), asc(layer))
    .limit(limit);
}

type PublishedRow = Awaited<ReturnType<typeof publishedPage>>[number];

/** The copy that was made when a session was published, in pages. */
export const publishedPages = (database: Database, id: string) =>
  rowsInPages(
    database,
    (after: PublishedRow | undefined, limit) => publishedPage(database, id, after, limit),
    ({ content }) => content.length,
  );

async function* pages<Row extends { json: string }>(
  database: Database,
  query: (after: Row | undefined, limit: number) => PromiseLike<Row[]>,
): AsyncGenerator<string> {
  for await (const rows of rowsInPages(database, query, ({ json }) => json.length)) {
    yield linesOf(rows.map(({ json }) => json));
  }
}

/** A session as lines of an archive: it can hold a whole novel. */
export async function* sessionLines(
  database: Database,
  session: SessionRow,
): AsyncGenerator<string> {
  const { id } = session;
  yield linesOf([headLine(session)]);
  yield* pages(database, (after: Words | undefined, limit) =>
    wordsPage(database, id, after, limit),
  );
  yield* pages(database, (after: Carried | undefined, limit) =>
    carriedPage(database, id, after, limit),
  );
  for await (const rows of publishedPages(database, id)) {
    yield linesOf(
      rows.map(({ content, ...row }) =>
        withJson({ kind: 'published', ...row }, 'content', content),
      ),
    );
  }
}
