import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { CreateProjectRequest, Project, UpdateProjectRequest } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { documents, projects, writingSessions } from '../database/schema.ts';
import {
  isOfVersion,
  isOvertaken,
  nextVersion,
  type OwnChange,
  type OwnDeletion,
} from '../database/versions.ts';
import { livingProject } from './living-project.ts';
import { trashProject } from './to-trash.ts';
import { textOrNull } from './text-or-null.ts';

type ProjectRow = Omit<typeof projects.$inferSelect, 'ownerId' | 'trashedAt'> & {
  sessionCount: number;
  documentCount: number;
  words: number;
};

/** What is shown of a project. */
function columnsOf(database: Database) {
  const documentCount = database
    .select({ count: count() })
    .from(documents)
    .where(eq(documents.projectId, projects.id));
  const words = database
    .select({ words: sql`coalesce(sum(${documents.words}), 0)` })
    .from(documents)
    .where(eq(documents.projectId, projects.id));
  const sessionCount = database
    .select({ count: count() })
    .from(writingSessions)
    .where(
      and(eq(writingSessions.projectId, projects.id), ne(writingSessions.status, 'discarded')),
    );
  return {
    id: projects.id,
    version: projects.version,
    name: projects.name,
    description: projects.description,
    type: projects.type,
    createdAt: projects.createdAt,
    updatedAt: projects.updatedAt,
    sessionCount: sql<number>`(${sessionCount})`.mapWith(Number),
    documentCount: sql<number>`(${documentCount})`.mapWith(Number),
    words: sql<number>`(${words})`.mapWith(Number),
  };
}

export const selectProjects = (database: Database) =>
  database.select(columnsOf(database)).from(projects);

export function presentProject({ createdAt, updatedAt, ...rest }: ProjectRow): Project {
  return { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

const projectOf = prepared((database) =>
  selectProjects(database)
    .where(livingProject(sql.placeholder('ownerId'), sql.placeholder('id')))
    .prepare('project_of'),
);

export async function findProject(
  database: Database,
  ownerId: string,
  id: string,
): Promise<Project | undefined> {
  const [project] = await projectOf(database).execute({ ownerId, id });
  return project && presentProject(project);
}

export async function createProject(
  database: Database,
  ownerId: string,
  { name, description, type }: CreateProjectRequest,
  now: Date,
): Promise<Project> {
  const project = {
    id: crypto.randomUUID(),
    version: 1,
    name: name.trim(),
    description: textOrNull(description),
    type,
    createdAt: now,
    updatedAt: now,
  };
  await database.insert(projects).values({ ...project, ownerId });
  return presentProject({ ...project, sessionCount: 0, documentCount: 0, words: 0 });
}

/** Whatever of a project is changed: one statement, so that it is made and planned once. */
const projectUpdate = prepared((database) =>
  database
    .update(projects)
    .set({
      name: sql`coalesce(${sql.placeholder('name')}::text, ${projects.name})`,
      description: sql`CASE WHEN ${sql.placeholder('isDescribed')}::boolean
        THEN ${sql.placeholder('description')}::text ELSE ${projects.description} END`,
      version: nextVersion(projects.version),
      updatedAt: sql`${sql.placeholder('now')}::timestamptz`,
    })
    .where(
      and(
        livingProject(sql.placeholder('ownerId'), sql.placeholder('id')),
        isOfVersion(projects.version, sql.placeholder('ifMatch')),
      ),
    )
    .returning(columnsOf(database))
    .prepare('project_update'),
);

/** One statement, that needs no turn: the row is as it was when its version was looked at. */
export async function updateProject(
  database: Database,
  { ownerId, id, changes, ifMatch, now }: OwnChange<UpdateProjectRequest>,
): Promise<Project | 'notFound' | 'stale'> {
  const { name, description } = changes;
  const [project] = await projectUpdate(database).execute({
    ownerId,
    id,
    name: name?.trim() ?? null,
    isDescribed: description !== undefined,
    description: textOrNull(description),
    ifMatch: ifMatch ?? '*',
    now: now.toISOString(),
  });
  if (project) return presentProject(project);
  return (await findProject(database, ownerId, id)) ? 'stale' : 'notFound';
}

/** Moves it to the trash with its documents; its sessions stay, with their figures. */
export async function deleteProject(
  transaction: Database,
  { ownerId, id, seen, now }: OwnDeletion,
): Promise<'deleted' | 'notFound' | 'stale'> {
  const [current] = await transaction
    .select({ version: projects.version, updatedAt: projects.updatedAt })
    .from(projects)
    .where(livingProject(ownerId, id));
  if (!current) return 'notFound';
  if (isOvertaken(seen, current)) return 'stale';
  await trashProject(transaction, ownerId, id, now);
  return 'deleted';
}
