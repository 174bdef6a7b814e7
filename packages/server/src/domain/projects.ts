import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { CreateProjectRequest, Project, UpdateProjectRequest } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { pageOf, rowsAfter, type PageRequest } from '../database/pages.ts';
import { documents, projects, writingSessions } from '../database/schema.ts';

type ProjectRow = Omit<typeof projects.$inferSelect, 'ownerId'> & {
  sessionCount: number;
  documentCount: number;
};

function selectProjects(database: Database) {
  const documentCount = database
    .select({ count: count() })
    .from(documents)
    .where(eq(documents.projectId, projects.id));
  const sessionCount = database
    .select({ count: count() })
    .from(writingSessions)
    .where(
      and(eq(writingSessions.projectId, projects.id), ne(writingSessions.status, 'discarded')),
    );
  return database
    .select({
      id: projects.id,
      name: projects.name,
      description: projects.description,
      type: projects.type,
      createdAt: projects.createdAt,
      updatedAt: projects.updatedAt,
      sessionCount: sql<number>`(${sessionCount})`.mapWith(Number),
      documentCount: sql<number>`(${documentCount})`.mapWith(Number),
    })
    .from(projects);
}

function presentProject({ createdAt, updatedAt, ...rest }: ProjectRow): Project {
  return { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

const ownProject = (ownerId: string, id: string) =>
  and(eq(projects.ownerId, ownerId), eq(projects.id, id));

export async function findProject(
  database: Database,
  ownerId: string,
  id: string,
): Promise<Project | undefined> {
  const [project] = await selectProjects(database).where(ownProject(ownerId, id));
  return project && presentProject(project);
}

export async function listProjects(database: Database, ownerId: string, page: PageRequest) {
  const rows = await selectProjects(database)
    .where(and(eq(projects.ownerId, ownerId), rowsAfter(projects.updatedAt, projects.id, page)))
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(page.limit + 1);
  return pageOf(rows, page, ({ updatedAt, id }) => ({ at: updatedAt, id }), presentProject);
}

export async function createProject(
  database: Database,
  ownerId: string,
  { name, description, type }: CreateProjectRequest,
  now: Date,
): Promise<Project> {
  const project = {
    id: crypto.randomUUID(),
    name: name.trim(),
    description: description?.trim() || null,
    type,
    createdAt: now,
    updatedAt: now,
  };
  await database.insert(projects).values({ ...project, ownerId });
  return presentProject({ ...project, sessionCount: 0, documentCount: 0 });
}

/** @returns undefined when the writer has no such project. */
export async function updateProject(
  database: Database,
  ownerId: string,
  id: string,
  { name, description }: UpdateProjectRequest,
  now: Date,
): Promise<Project | undefined> {
  await database
    .update(projects)
    .set({
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(description === undefined ? {} : { description: description?.trim() || null }),
      updatedAt: now,
    })
    .where(ownProject(ownerId, id));
  return findProject(database, ownerId, id);
}

/** Its documents go with it; its sessions stay. @returns whether there was such a project. */
export async function deleteProject(
  database: Database,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const deleted = await database
    .delete(projects)
    .where(ownProject(ownerId, id))
    .returning({ id: projects.id });
  return deleted.length > 0;
}
