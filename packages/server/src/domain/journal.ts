import { and, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { OpenJournalEntryRequest } from '@ecritoire/contracts';
import { foldText } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { keyPageOf, keyPageRequest, type KeyShape } from '../database/pages.ts';
import { documents, projects } from '../database/schema.ts';
import { isLocalDate } from '../local-date.ts';
import { livingProject } from './living-project.ts';
import { placeOfEntry } from './document-order.ts';
import { documentPieces } from './document-pieces.ts';
import { documentsWhere, touchProject } from './documents.ts';
import { SMALL_TEXT } from './sizes.ts';

/** The id of the entry of a day in a project of the writer. */
export async function findEntryId(
  database: Database,
  ownerId: string,
  projectId: string,
  localDate: string,
): Promise<string | undefined> {
  const [entry] = await database
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.ownerId, ownerId),
        eq(documents.projectId, projectId),
        eq(documents.entryDate, localDate),
      ),
    );
  return entry?.id;
}

/**
 * Makes the entry of a day when there is none yet. Runs inside `asWriter`, where openings take
 * turns; the database holds one entry a day besides.
 */
export async function ensureEntry(
  transaction: Database,
  ownerId: string,
  projectId: string,
  localDate: string,
  { language, timeZone }: OpenJournalEntryRequest,
  now: Date,
): Promise<'made' | 'there' | 'notFound' | 'notJournal'> {
  const [project] = await transaction
    .select({ id: projects.id, type: projects.type })
    .from(projects)
    .where(livingProject(ownerId, projectId));
  if (!project) return 'notFound';
  if (project.type !== 'journal') return 'notJournal';
  const [entry] = await transaction
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.projectId, project.id), eq(documents.entryDate, localDate)));
  if (entry) return 'there';
  await transaction.insert(documents).values({
    id: crypto.randomUUID(),
    ownerId,
    projectId: project.id,
    position: await placeOfEntry(transaction, project.id, localDate),
    title: localDate,
    foldedTitle: foldText(localDate),
    entryDate: localDate,
    entryTimeZone: timeZone,
    language,
    createdAt: now,
    updatedAt: now,
  });
  await touchProject(transaction, project.id, now);
  return 'made';
}

export const ENTRY_KEY: KeyShape = [isLocalDate];

async function* smallPieces(
  database: Database,
  projectId: string,
  ids: readonly string[],
  nextCursor: string | null,
): AsyncGenerator<string> {
  const those = and(eq(projects.id, projectId), inArray(documents.id, [...ids]));
  const items = await documentsWhere(database, those);
  yield JSON.stringify({ items, nextCursor });
}

async function* entryPieces(
  database: Database,
  ownerId: string,
  ids: readonly string[],
  nextCursor: string | null,
): AsyncGenerator<string> {
  let separator = '';
  yield '{"items":[';
  for (const id of ids) {
    const entry = await documentPieces(database, ownerId, id);
    // It was deleted meanwhile.
    if (!entry) continue;
    yield separator;
    yield* entry.pieces;
    separator = ',';
  }
  yield `],"nextCursor":${JSON.stringify(nextCursor)}}`;
}

/** Newest day first: how large they are together, and their page as pieces of its JSON. */
export async function listEntries(
  database: Database,
  ownerId: string,
  projectId: string,
  query: { until?: string; cursor?: string; limit?: number },
): Promise<{ size: number; pieces: AsyncGenerator<string> }> {
  const page = keyPageRequest(query, ENTRY_KEY);
  const [before] = page.after ?? [];
  const rows = await database
    .select({ id: documents.id, entryDate: documents.entryDate, size: documents.size })
    .from(documents)
    .where(
      and(
        eq(documents.ownerId, ownerId),
        eq(documents.projectId, projectId),
        isNotNull(documents.entryDate),
        query.until === undefined ? undefined : lte(documents.entryDate, query.until),
        before === undefined ? undefined : sql`${documents.entryDate} < ${before}`,
      ),
    )
    .orderBy(desc(documents.entryDate))
    .limit(page.limit + 1);
  const { items, nextCursor } = keyPageOf(
    rows,
    page,
    ({ entryDate }) => [entryDate ?? ''],
    (row) => row,
  );
  const ids = items.map(({ id }) => id);
  const size = items.reduce((sum, item) => sum + item.size, 0);
  const pieces =
    size <= SMALL_TEXT
      ? smallPieces(database, projectId, ids, nextCursor)
      : entryPieces(database, ownerId, ids, nextCursor);
  return { size, pieces };
}
