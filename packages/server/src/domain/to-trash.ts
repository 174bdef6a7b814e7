import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { documents, projects, writingSessions } from '../database/schema.ts';

/** Sessions do not show what is in the trash, and belong to it again once it is back. */
async function releaseSessions(transaction: Database, ownerId: string, documentId: string) {
  await transaction
    .update(writingSessions)
    .set({ documentId: null, trashedDocumentId: documentId })
    .where(and(eq(writingSessions.writerId, ownerId), eq(writingSessions.documentId, documentId)));
}

/** Runs inside `asWriter`. */
export async function trashDocument(
  transaction: Database,
  ownerId: string,
  { id, projectId }: { id: string; projectId: string },
  now: Date,
): Promise<void> {
  await transaction
    .update(documents)
    .set({ projectId: null, trashedProjectId: projectId, trashedAt: now })
    .where(eq(documents.id, id));
  await releaseSessions(transaction, ownerId, id);
}

/** Moves a project and its documents. Runs inside `asWriter`. */
export async function trashProject(
  transaction: Database,
  ownerId: string,
  projectId: string,
  now: Date,
): Promise<void> {
  const moved = await transaction
    .update(documents)
    .set({
      projectId: null,
      trashedProjectId: projectId,
      isTrashedWithProject: true,
      trashedAt: now,
    })
    .where(eq(documents.projectId, projectId))
    .returning({ id: documents.id });
  for (const { id } of moved) await releaseSessions(transaction, ownerId, id);
  await transaction
    .update(writingSessions)
    .set({ projectId: null, trashedProjectId: projectId })
    .where(and(eq(writingSessions.writerId, ownerId), eq(writingSessions.projectId, projectId)));
  await transaction.update(projects).set({ trashedAt: now }).where(eq(projects.id, projectId));
}
