import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import type {
  CreateDocumentRequest,
  Document,
  DocumentSummary,
  Paragraph,
  UpdateDocumentRequest,
} from '@ecritoire/contracts';
import { foldText } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { documents, paragraphs, projects } from '../database/schema.ts';
import { isOvertaken, isStale, type OwnChange, type OwnDeletion } from '../database/versions.ts';
import { livingProject } from './living-project.ts';
import { lastPosition } from './document-order.ts';
import { SMALL_TEXT } from './sizes.ts';
import { trashDocument } from './to-trash.ts';

export const summaryColumns = {
  id: documents.id,
  version: documents.version,
  projectId: projects.id,
  projectName: projects.name,
  position: documents.position,
  title: documents.title,
  entryDate: documents.entryDate,
  entryTimeZone: documents.entryTimeZone,
  language: documents.language,
  words: documents.words,
  createdAt: documents.createdAt,
  updatedAt: documents.updatedAt,
};

const selectSummaries = (database: Database) =>
  database
    .select(summaryColumns)
    .from(documents)
    .innerJoin(projects, eq(projects.id, documents.projectId));

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

export function presentSummary(row: SummaryRow): DocumentSummary {
  const { entryDate, entryTimeZone, createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    journalEntry:
      entryDate !== null && entryTimeZone !== null
        ? { localDate: entryDate, timeZone: entryTimeZone }
        : null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const paragraphInstant = sql`to_char(${paragraphs.updatedAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A paragraph as it is answered. */
export const paragraphJson = sql`json_build_object('id', ${paragraphs.id},
  'position', ${paragraphs.position}, 'type', ${paragraphs.type}, 'content', ${paragraphs.content},
  'version', ${paragraphs.version}, 'updatedAt', ${paragraphInstant})`;

/** The paragraphs of the documents that a query is about, in their order, as they are answered. */
function textOf(database: Database) {
  const { documentId, id, position, deleted } = paragraphs;
  const text = database
    .select({ all: sql`coalesce(json_agg(${paragraphJson} ORDER BY ${position}, ${id}), '[]')` })
    .from(paragraphs)
    .where(and(eq(documentId, documents.id), eq(deleted, false)));
  return sql<Paragraph[]>`(${text})`;
}

type PresentedParagraph = Pick<
  typeof paragraphs.$inferSelect,
  'id' | 'position' | 'type' | 'content' | 'version' | 'updatedAt'
>;

export function presentParagraph(row: PresentedParagraph): Paragraph {
  const { id, position, type, content, version, updatedAt } = row;
  return { id, position, type, content, version, updatedAt: updatedAt.toISOString() };
}

const ownDocument = (ownerId: string, id: string) =>
  and(eq(documents.ownerId, ownerId), eq(documents.id, id));

export async function findSummary(
  database: Database,
  ownerId: string,
  id: string,
): Promise<DocumentSummary | undefined> {
  const [row] = await selectSummaries(database).where(ownDocument(ownerId, id));
  return row && presentSummary(row);
}

/**
 * Documents with their texts, as one statement: the count of words of each is that of its paragraphs.
 * For small ones; `document-pieces.ts` reads others.
 */
export async function documentsWhere(
  database: Database,
  condition: SQL | undefined,
): Promise<Document[]> {
  const rows = await database
    .select({ ...summaryColumns, paragraphs: textOf(database) })
    .from(documents)
    .innerJoin(projects, eq(projects.id, documents.projectId))
    .where(condition);
  return rows.map(({ paragraphs: text, ...summary }) =>
    Object.assign(presentSummary(summary), { paragraphs: text }),
  );
}

/** @returns undefined for a document that is not small, too (`document-pieces.ts`). */
export async function findSmallDocument(database: Database, ownerId: string, id: string) {
  const isSmall = and(ownDocument(ownerId, id), lte(documents.size, SMALL_TEXT));
  const [document] = await documentsWhere(database, isSmall);
  return document;
}

/** A document or a save in it is a change of its project as well. */
export async function touchProject(database: Database, projectId: string, now: Date) {
  await database.update(projects).set({ updatedAt: now }).where(eq(projects.id, projectId));
}

/** The last of its project. @returns the document, or why there is none. */
export async function createDocument(
  transaction: Database,
  ownerId: string,
  { projectId, title, language }: CreateDocumentRequest,
  now: Date,
): Promise<Document | 'notFound' | 'isJournal'> {
  const [project] = await transaction
    .select({ id: projects.id, name: projects.name, type: projects.type })
    .from(projects)
    .where(livingProject(ownerId, projectId));
  if (!project) return 'notFound';
  if (project.type === 'journal') return 'isJournal';
  const document = {
    id: crypto.randomUUID(),
    version: 1,
    projectId: project.id,
    position: await lastPosition(transaction, project.id),
    title: title.trim(),
    entryDate: null,
    entryTimeZone: null,
    language,
    words: 0,
    createdAt: now,
    updatedAt: now,
  };
  await transaction
    .insert(documents)
    .values({ ...document, ownerId, foldedTitle: foldText(document.title) });
  await touchProject(transaction, project.id, now);
  return { ...presentSummary({ ...document, projectName: project.name }), paragraphs: [] };
}

/** @returns the changed document, or why it was not changed. */
export async function updateDocument(
  transaction: Database,
  { ownerId, id, changes, ifMatch, now }: OwnChange<UpdateDocumentRequest>,
): Promise<DocumentSummary | 'notFound' | 'stale' | 'isJournalEntry'> {
  const document = await findSummary(transaction, ownerId, id);
  if (!document) return 'notFound';
  if (isStale(ifMatch, document)) return 'stale';
  const { title, language } = changes;
  if (title !== undefined && document.journalEntry) return 'isJournalEntry';
  const changed = {
    title: title?.trim() ?? document.title,
    language: language ?? document.language,
    version: document.version + 1,
  };
  await transaction
    .update(documents)
    .set({ ...changed, foldedTitle: foldText(changed.title), updatedAt: now })
    .where(ownDocument(ownerId, id));
  await touchProject(transaction, document.projectId, now);
  return { ...document, ...changed, updatedAt: now.toISOString() };
}

/** Moves it to the trash; sessions that were written in it stay, with their figures. */
export async function deleteDocument(
  transaction: Database,
  { ownerId, id, seen, now }: OwnDeletion,
): Promise<'deleted' | 'notFound' | 'stale'> {
  const document = await findSummary(transaction, ownerId, id);
  if (!document) return 'notFound';
  if (isOvertaken(seen, document)) return 'stale';
  await trashDocument(transaction, ownerId, document, now);
  await touchProject(transaction, document.projectId, now);
  return 'deleted';
}
