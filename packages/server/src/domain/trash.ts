import { and, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { TrashItem, TrashKind } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { pageOf, type PageRequest } from '../database/pages.ts';
import { documents, projects } from '../database/schema.ts';

/** Milliseconds that something is in the trash. */
export const TRASH_TIME = 30 * 86_400_000;

type Row = {
  id: string;
  kind: TrashKind;
  title: string;
  projectId: string | null;
  projectName: string | null;
  documents: number;
  words: number;
  deletedAt: Date;
};

function presentItem({ deletedAt, ...row }: Row): TrashItem {
  return {
    ...row,
    deletedAt: deletedAt.toISOString(),
    purgedAt: new Date(deletedAt.getTime() + TRASH_TIME).toISOString(),
  };
}

const ofProject = (what: 'count(*)' | 'coalesce(sum(words), 0)') =>
  sql<number>`(SELECT ${sql.raw(what)}::int FROM documents
    WHERE trashed_project_id = "projects"."id" AND is_trashed_with_project)`;

/** What can be restored by itself. */
function itemsOf(database: Database, ownerId: string) {
  const inTrash = database
    .select({
      id: sql<string>`${projects.id}`.as('item_id'),
      kind: sql<TrashKind>`'project'`.as('kind'),
      title: sql<string>`${projects.name}`.as('title'),
      projectId: sql<string | null>`NULL::uuid`.as('item_project_id'),
      projectName: sql<string | null>`NULL::text`.as('project_name'),
      documents: ofProject('count(*)').mapWith(Number).as('documents'),
      words: ofProject('coalesce(sum(words), 0)').mapWith(Number).as('words'),
      deletedAt: sql<Date>`${projects.trashedAt}`.mapWith(projects.trashedAt).as('deleted_at'),
    })
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), sql`${projects.trashedAt} IS NOT NULL`));
  const documentsInTrash = database
    .select({
      id: sql<string>`${documents.id}`.as('item_id'),
      kind: sql<TrashKind>`CASE WHEN ${documents.entryDate} IS NULL
        THEN 'document' ELSE 'journalEntry' END`.as('kind'),
      title: sql<string>`${documents.title}`.as('title'),
      projectId: sql<string | null>`CASE WHEN ${projects.trashedAt} IS NULL
        THEN ${projects.id} END`.as('item_project_id'),
      projectName: sql<string | null>`${projects.name}`.as('project_name'),
      documents: sql<number>`0`.mapWith(Number).as('documents'),
      words: sql<number>`${documents.words}`.mapWith(Number).as('words'),
      deletedAt: sql<Date>`${documents.trashedAt}`.mapWith(documents.trashedAt).as('deleted_at'),
    })
    .from(documents)
    .leftJoin(projects, eq(projects.id, documents.trashedProjectId))
    .where(
      and(
        eq(documents.ownerId, ownerId),
        sql`${documents.trashedAt} IS NOT NULL`,
        eq(documents.isTrashedWithProject, false),
      ),
    );
  return unionAll(inTrash, documentsInTrash).as('items');
}

/** Last deleted first. */
export async function listTrash(database: Database, ownerId: string, page: PageRequest) {
  const items = itemsOf(database, ownerId);
  const { after } = page;
  const rows = await database
    .select()
    .from(items)
    .where(
      after &&
        sql`(${items.deletedAt}, ${items.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(desc(items.deletedAt), desc(items.id))
    .limit(page.limit + 1);
  return pageOf(rows, page, ({ deletedAt, id }) => ({ at: deletedAt, id }), presentItem);
}
