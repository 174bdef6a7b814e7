import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { asWriter } from '../database/as-writer.ts';
import type { Database } from '../database/database.ts';
import { documents, projects, users } from '../database/schema.ts';
import { forgetWordsOf } from './session-room.ts';
import { giveBack } from './sizes.ts';
import { TRASH_TIME } from './trash.ts';

async function purgeDocument(transaction: Database, ownerId: string, id: string): Promise<void> {
  const [gone] = await transaction
    .delete(documents)
    .where(eq(documents.id, id))
    .returning({ size: documents.size, versionsSize: documents.versionsSize });
  if (!gone) return;
  await giveBack(transaction, ownerId, gone.size + gone.versionsSize);
  await forgetWordsOf(transaction, ownerId, [id]);
}

/** When something was put into the trash: then or before, or exactly then. */
type Trashed = { until: Date } | { at: Date };

const wasTrashed = (
  column: typeof documents.trashedAt | typeof projects.trashedAt,
  when: Trashed,
) => ('at' in when ? eq(column, when.at) : lte(column, when.until));

/**
 * Deletes for good what is in the trash. Runs inside `asWriter`. @returns whether it was there.
 *
 * @param when what was put there at another time stays.
 */
export async function purge(
  transaction: Database,
  ownerId: string,
  id: string,
  when?: Trashed,
): Promise<boolean> {
  const [document] = await transaction
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.ownerId, ownerId),
        eq(documents.id, id),
        isNotNull(documents.trashedAt),
        when && wasTrashed(documents.trashedAt, when),
        eq(documents.isTrashedWithProject, false),
      ),
    );
  if (document) {
    await purgeDocument(transaction, ownerId, document.id);
    return true;
  }
  const [project] = await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.ownerId, ownerId),
        eq(projects.id, id),
        isNotNull(projects.trashedAt),
        when && wasTrashed(projects.trashedAt, when),
      ),
    );
  if (!project) return false;
  const texts = await transaction
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(eq(documents.trashedProjectId, project.id), eq(documents.isTrashedWithProject, true)),
    );
  for (const text of texts) await purgeDocument(transaction, ownerId, text.id);
  await transaction.delete(projects).where(eq(projects.id, project.id));
  return true;
}

/** What was trashed first, until a moment, of one writer or of all whose accounts are active. */
async function firstOf(database: Database, until: Date, ownerId?: string) {
  for (const table of [documents, projects]) {
    const [found] = await database
      .select({ id: table.id, ownerId: table.ownerId })
      .from(table)
      .innerJoin(users, and(eq(users.id, table.ownerId), eq(users.active, true)))
      .where(
        and(
          isNotNull(table.trashedAt),
          lte(table.trashedAt, until),
          ownerId === undefined ? undefined : eq(table.ownerId, ownerId),
          table === documents ? eq(documents.isTrashedWithProject, false) : undefined,
        ),
      )
      .orderBy(asc(table.trashedAt))
      .limit(1);
    if (found) return found;
  }
  return undefined;
}

async function purgeFirst(database: Database, until: Date, ownerId?: string): Promise<boolean> {
  const first = await firstOf(database, until, ownerId);
  if (!first) return false;
  // It may have been restored, and be in the trash again, by now.
  await asWriter(database, first.ownerId, (transaction) =>
    purge(transaction, first.ownerId, first.id, { until }),
  );
  return true;
}

/** Deletes one thing for good that has been in the trash for its time. @returns whether there was one. */
export const purgeNext = (database: Database, now: Date): Promise<boolean> =>
  purgeFirst(database, new Date(now.getTime() - TRASH_TIME));

/** One thing after the other, each in a transaction of its own. */
export async function emptyTrash(database: Database, ownerId: string, until: Date): Promise<void> {
  while (await purgeFirst(database, until, ownerId));
}
