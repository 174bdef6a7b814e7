import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  sessionCarriedWords,
  sessionParagraphs,
  type writingSessions,
} from '../database/schema.ts';
import { publishedPage } from './published-pages.ts';
import { rowsInPages } from './row-pages.ts';
import { withJson } from './text-sections.ts';
import { presentSession } from './writing-sessions.ts';

type Change = { documentId: string; paragraphId: string };

function changesPage(database: Database, id: string, after: Change | undefined, limit: number) {
  const { sessionId, documentId, paragraphId, baseline, added, removed, copied, copiedFrom } =
    sessionParagraphs;
  const json = sql<string>`json_build_object('documentId', ${documentId},
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

type Carried = Change & { layer: number };

function carriedPage(database: Database, id: string, after: Carried | undefined, limit: number) {
  const { sessionId, documentId, paragraphId, layer, added, removed } = sessionCarriedWords;
  const json = sql<string>`json_build_object('documentId', ${documentId},
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

async function* list<Row>(
  database: Database,
  query: (after: Row | undefined, limit: number) => PromiseLike<Row[]>,
  jsonOf: (row: Row) => string,
): AsyncGenerator<string> {
  let separator = '';
  for await (const rows of rowsInPages(database, query, (row) => jsonOf(row).length)) {
    if (rows.length === 0) return;
    yield separator + rows.map(jsonOf).join(',');
    separator = ',';
  }
}

type PublishedRow = Awaited<ReturnType<typeof publishedPage>>[number];

/** An `ExportedWritingSession` as pieces of its JSON: a session can hold a whole novel. */
export async function* sessionPieces(
  database: Database,
  session: typeof writingSessions.$inferSelect,
  now: Date,
): AsyncGenerator<string> {
  const { id } = session;
  yield `{"session":${JSON.stringify(presentSession(session, now))},"changes":[`;
  yield* list(
    database,
    (after: (Change & { json: string }) | undefined, limit) =>
      changesPage(database, id, after, limit),
    ({ json }) => json,
  );
  yield '],"carried":[';
  yield* list(
    database,
    (after: (Carried & { json: string }) | undefined, limit) =>
      carriedPage(database, id, after, limit),
    ({ json }) => json,
  );
  yield '],"published":[';
  yield* list(
    database,
    (after: PublishedRow | undefined, limit) => publishedPage(database, id, after, limit),
    ({ documentId, documentTitle, language, paragraphId, position, type, content }) => {
      const head = { documentId, documentTitle, language, id: paragraphId, position, type };
      return withJson(head, 'content', content);
    },
  );
  yield ']}';
}
