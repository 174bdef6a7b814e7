import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Document, OpenJournalEntryRequest, Paragraph } from '@ecritoire/contracts';
import { foldText } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { keyPageOf, keyPageRequest, type KeyShape } from '../database/pages.ts';
import { documents, paragraphs, projects } from '../database/schema.ts';
import { isLocalDate } from '../local-date.ts';
import { placeOfEntry } from './document-order.ts';
import {
  findDocumentWhere,
  presentParagraph,
  presentSummary,
  selectSummaries,
  touchProject,
} from './documents.ts';

/** The entry of a day in a project of the writer. */
export const findEntry = (
  database: Database,
  ownerId: string,
  projectId: string,
  localDate: string,
) =>
  findDocumentWhere(
    database,
    and(
      eq(documents.ownerId, ownerId),
      eq(documents.projectId, projectId),
      eq(documents.entryDate, localDate),
    ),
  );

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
    .where(and(eq(projects.ownerId, ownerId), eq(projects.id, projectId)));
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

async function paragraphsOf(
  transaction: Database,
  documentIds: string[],
): Promise<Map<string, Paragraph[]>> {
  const byDocument = new Map<string, Paragraph[]>(documentIds.map((id) => [id, []]));
  if (documentIds.length === 0) return byDocument;
  const rows = await transaction
    .select()
    .from(paragraphs)
    .where(and(inArray(paragraphs.documentId, documentIds), eq(paragraphs.deleted, false)))
    .orderBy(asc(paragraphs.documentId), asc(paragraphs.position), asc(paragraphs.id));
  for (const row of rows) byDocument.get(row.documentId)?.push(presentParagraph(row));
  return byDocument;
}

export const ENTRY_KEY: KeyShape = [isLocalDate];

/** Newest day first. */
export async function listEntries(
  database: Database,
  ownerId: string,
  projectId: string,
  query: { until?: string; cursor?: string; limit?: number },
): Promise<{ items: Document[]; nextCursor: string | null }> {
  const page = keyPageRequest(query, ENTRY_KEY);
  const [before] = page.after ?? [];
  return database.transaction(
    async (transaction) => {
      const rows = await selectSummaries(transaction)
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
      const texts = await paragraphsOf(
        transaction,
        rows.slice(0, page.limit).map(({ id }) => id),
      );
      return keyPageOf(
        rows,
        page,
        ({ entryDate }) => [entryDate ?? ''],
        (row) => Object.assign(presentSummary(row), { paragraphs: texts.get(row.id) ?? [] }),
      );
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
