import { and, asc, desc, eq } from 'drizzle-orm';
import type {
  CreateDocumentRequest,
  Document,
  DocumentSummary,
  Paragraph,
  UpdateDocumentRequest,
} from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { pageOf, rowsAfter, type PageRequest } from '../database/pages.ts';
import { documents, paragraphs, projects } from '../database/schema.ts';

function selectSummaries(database: Database) {
  return database
    .select({
      id: documents.id,
      projectId: documents.projectId,
      projectName: projects.name,
      title: documents.title,
      language: documents.language,
      words: documents.words,
      createdAt: documents.createdAt,
      updatedAt: documents.updatedAt,
    })
    .from(documents)
    .innerJoin(projects, eq(projects.id, documents.projectId));
}

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

function presentSummary({ createdAt, updatedAt, ...rest }: SummaryRow): DocumentSummary {
  return { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

export function presentParagraph(row: typeof paragraphs.$inferSelect): Paragraph {
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

export async function findDocument(
  database: Database,
  ownerId: string,
  id: string,
): Promise<Document | undefined> {
  // One snapshot, so that the count of words is that of the paragraphs beside it.
  return database.transaction(
    async (transaction) => {
      const summary = await findSummary(transaction, ownerId, id);
      if (!summary) return undefined;
      const rows = await transaction
        .select()
        .from(paragraphs)
        .where(and(eq(paragraphs.documentId, id), eq(paragraphs.deleted, false)))
        .orderBy(asc(paragraphs.position), asc(paragraphs.id));
      return { ...summary, paragraphs: rows.map(presentParagraph) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export async function listDocuments(
  database: Database,
  ownerId: string,
  projectId: string | undefined,
  page: PageRequest,
) {
  const rows = await selectSummaries(database)
    .where(
      and(
        eq(documents.ownerId, ownerId),
        projectId === undefined ? undefined : eq(documents.projectId, projectId),
        rowsAfter(documents.updatedAt, documents.id, page),
      ),
    )
    .orderBy(desc(documents.updatedAt), desc(documents.id))
    .limit(page.limit + 1);
  return pageOf(rows, page, ({ updatedAt, id }) => ({ at: updatedAt, id }), presentSummary);
}

/** A document or a save in it is a change of its project as well. */
export async function touchProject(database: Database, projectId: string, now: Date) {
  await database.update(projects).set({ updatedAt: now }).where(eq(projects.id, projectId));
}

/** @returns undefined when the writer has no such project. */
export async function createDocument(
  database: Database,
  ownerId: string,
  { projectId, title, language }: CreateDocumentRequest,
  now: Date,
): Promise<Document | undefined> {
  const [project] = await database
    .update(projects)
    .set({ updatedAt: now })
    .where(and(eq(projects.ownerId, ownerId), eq(projects.id, projectId)))
    .returning({ name: projects.name });
  if (!project) return undefined;
  const document = {
    id: crypto.randomUUID(),
    projectId: projectId.toLowerCase(),
    title: title.trim(),
    language,
    words: 0,
    createdAt: now,
    updatedAt: now,
  };
  await database.insert(documents).values({ ...document, ownerId });
  return { ...presentSummary({ ...document, projectName: project.name }), paragraphs: [] };
}

/** @returns undefined when the writer has no such document. */
export async function updateDocument(
  database: Database,
  ownerId: string,
  id: string,
  { title }: UpdateDocumentRequest,
  now: Date,
): Promise<DocumentSummary | undefined> {
  await database
    .update(documents)
    .set({ title: title.trim(), updatedAt: now })
    .where(ownDocument(ownerId, id));
  return findSummary(database, ownerId, id);
}

/** Sessions that were written in it stay. @returns whether there was such a document. */
export async function deleteDocument(
  database: Database,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const deleted = await database
    .delete(documents)
    .where(ownDocument(ownerId, id))
    .returning({ id: documents.id });
  return deleted.length > 0;
}
