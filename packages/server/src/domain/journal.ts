import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { OpenJournalEntryRequest } from '@ecritoire/contracts';
import { foldText } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { keyPageOf, keyPageRequest, type KeyShape } from '../database/pages.ts';
import { documents, projects } from '../database/schema.ts';
import { isLocalDate } from '../local-date.ts';
import { livingProject } from './living-project.ts';
import { placeOfEntry } from './document-order.ts';
import { touchProject } from './documents.ts';
import { textPage, type TextPage } from './text-page.ts';

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
  asked: {
    ownerId: string;
    projectId: string;
    localDate: string;
    request: OpenJournalEntryRequest;
    now: Date;
  },
): Promise<'made' | 'there' | 'notFound' | 'notJournal'> {
  const { ownerId, projectId, localDate, request, now } = asked;
  const { language, timeZone } = request;
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

/** Newest day first: how large they are together, and their page as pieces of its JSON. */
export async function listEntries(
  database: Database,
  ownerId: string,
  projectId: string,
  query: { until?: string; cursor?: string; limit?: number },
): Promise<TextPage> {
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
  return textPage(database, ownerId, items, nextCursor);
}
