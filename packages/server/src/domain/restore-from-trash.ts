import { and, eq, isNotNull } from 'drizzle-orm';
import type { RestoredFromTrash } from '@ecritoire/contracts';
import { foldText } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { documents, projects, writingSessions } from '../database/schema.ts';
import { lastPosition, placeOfEntry } from './document-order.ts';
import { touchProject } from './documents.ts';
import type { DocumentRow } from './keep-version.ts';
import { livingProject } from './living-project.ts';

type Refusal = 'notFound' | 'projectNotFound' | 'projectGone' | 'dayTaken' | 'isJournal';

async function findProjectRow(transaction: Database, ownerId: string, id: string) {
  const [project] = await transaction.select().from(projects).where(livingProject(ownerId, id));
  return project;
}

async function restoreProject(
  transaction: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<RestoredFromTrash> {
  await transaction
    .update(projects)
    .set({ trashedAt: null, updatedAt: now })
    .where(eq(projects.id, id));
  const back = await transaction
    .update(documents)
    .set({ projectId: id, trashedProjectId: null, isTrashedWithProject: false, trashedAt: null })
    .where(and(eq(documents.trashedProjectId, id), eq(documents.isTrashedWithProject, true)))
    .returning({ id: documents.id });
  for (const document of back) await takeSessions(transaction, ownerId, document.id);
  await transaction
    .update(writingSessions)
    .set({ projectId: id, trashedProjectId: null })
    .where(and(eq(writingSessions.writerId, ownerId), eq(writingSessions.trashedProjectId, id)));
  return { id, kind: 'project', projectId: id };
}

async function takeSessions(transaction: Database, ownerId: string, documentId: string) {
  await transaction
    .update(writingSessions)
    .set({ documentId, trashedDocumentId: null })
    .where(
      and(eq(writingSessions.writerId, ownerId), eq(writingSessions.trashedDocumentId, documentId)),
    );
}

type Place = Pick<DocumentRow, 'position' | 'title' | 'entryDate' | 'entryTimeZone'>;

/** Where a document goes in a project; as an entry of a day only in a journal. */
async function placeIn(
  transaction: Database,
  { trashedProjectId, entryDate, ...document }: DocumentRow,
  project: typeof projects.$inferSelect,
): Promise<Place | 'dayTaken' | 'isJournal'> {
  const { title, entryTimeZone } = document;
  if (project.type !== 'journal') {
    const isOwn = trashedProjectId === project.id && entryDate === null;
    const position = isOwn ? document.position : await lastPosition(transaction, project.id);
    return { position, title, entryDate: null, entryTimeZone: null };
  }
  if (entryDate === null) return 'isJournal';
  const [other] = await transaction
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.projectId, project.id), eq(documents.entryDate, entryDate)));
  if (other) return 'dayTaken';
  const position = await placeOfEntry(transaction, project.id, entryDate);
  return { position, title, entryDate, entryTimeZone };
}

type Asked = { ownerId: string; projectId: string | undefined; now: Date };

async function restoreDocument(
  transaction: Database,
  document: DocumentRow,
  { ownerId, projectId, now }: Asked,
): Promise<RestoredFromTrash | Refusal> {
  const wanted = projectId ?? document.trashedProjectId;
  const project = wanted === null ? undefined : await findProjectRow(transaction, ownerId, wanted);
  if (!project) return projectId === undefined ? 'projectGone' : 'projectNotFound';
  const place = await placeIn(transaction, document, project);
  if (typeof place === 'string') return place;
  await transaction
    .update(documents)
    .set({
      ...place,
      foldedTitle: foldText(place.title),
      projectId: project.id,
      trashedProjectId: null,
      isTrashedWithProject: false,
      trashedAt: null,
    })
    .where(eq(documents.id, document.id));
  await takeSessions(transaction, ownerId, document.id);
  await touchProject(transaction, project.id, now);
  const kind = place.entryDate === null ? 'document' : 'journalEntry';
  return { id: document.id, kind, projectId: project.id };
}

/** Runs inside `asWriter`. */
export async function restoreFromTrash(
  transaction: Database,
  id: string,
  asked: Asked,
): Promise<RestoredFromTrash | Refusal> {
  const { ownerId, now } = asked;
  const [project] = await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), eq(projects.id, id), isNotNull(projects.trashedAt)));
  if (project) return restoreProject(transaction, ownerId, project.id, now);
  const [document] = await transaction
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.ownerId, ownerId),
        eq(documents.id, id),
        isNotNull(documents.trashedAt),
        eq(documents.isTrashedWithProject, false),
      ),
    );
  if (!document) return 'notFound';
  return restoreDocument(transaction, document, asked);
}
