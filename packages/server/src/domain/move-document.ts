import { and, eq, gt, ne } from 'drizzle-orm';
import type { DocumentSummary, MoveDocumentRequest } from '@ecritoire/contracts';
import { positionBetween } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { documents, projects } from '../database/schema.ts';
import { isStale, nextVersion, type OwnChange } from '../database/versions.ts';
import { positionAt } from './document-order.ts';
import { livingProject } from './living-project.ts';
import { findSummary, touchProject } from './documents.ts';

type Moved =
  | DocumentSummary
  | 'documentNotFound'
  | 'projectNotFound'
  | 'stale'
  | 'isJournalEntry'
  | 'isJournal';

/** Where `id` goes in a project; undefined when `after` is no other document of it. */
async function placeFor(
  transaction: Database,
  id: string,
  projectId: string,
  after: string | null | undefined,
): Promise<string | undefined> {
  const others = ne(documents.id, id);
  if (after === undefined) {
    return positionBetween(await positionAt(transaction, projectId, 'last', others), null);
  }
  if (after === null) {
    return positionBetween(null, await positionAt(transaction, projectId, 'first', others));
  }
  const [previous] = await transaction
    .select({ position: documents.position })
    .from(documents)
    .where(and(eq(documents.projectId, projectId), eq(documents.id, after), others));
  if (!previous) return undefined;
  const isLater = and(others, gt(documents.position, previous.position));
  return positionBetween(
    previous.position,
    await positionAt(transaction, projectId, 'first', isLater),
  );
}

/**
 * Puts a document in another place; only its own row changes. Runs inside `asWriter`.
 *
 * @returns the document in its new place, or why it stays where it is.
 */
export async function moveDocument(
  transaction: Database,
  { ownerId, id, changes, ifMatch, now }: OwnChange<MoveDocumentRequest>,
): Promise<Moved> {
  const document = await findSummary(transaction, ownerId, id);
  if (!document) return 'documentNotFound';
  const { projectId, after } = changes;
  const [project] = await transaction
    .select({ id: projects.id, type: projects.type })
    .from(projects)
    .where(livingProject(ownerId, projectId));
  if (!project) return 'projectNotFound';
  if (isStale(ifMatch, document)) return 'stale';
  if (document.journalEntry) return 'isJournalEntry';
  if (project.type === 'journal') return 'isJournal';
  const position = await placeFor(transaction, document.id, project.id, after);
  if (position === undefined) return 'documentNotFound';
  await transaction
    .update(documents)
    .set({
      projectId: project.id,
      position,
      version: nextVersion(documents.version),
      updatedAt: now,
    })
    .where(eq(documents.id, document.id));
  for (const touched of new Set([document.projectId, project.id])) {
    await touchProject(transaction, touched, now);
  }
  return (await findSummary(transaction, ownerId, document.id)) ?? 'documentNotFound';
}
