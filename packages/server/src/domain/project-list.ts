import { and, count, desc, eq, inArray, isNull, sum } from 'drizzle-orm';
import type { OperationTypes, Project, ProjectPage } from '@ecritoire/contracts';
import { foldText, foldWords } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { keyPageOf, keyPageRequest, pageOf, pageRequest, rowsAfter } from '../database/pages.ts';
import { documents, projects } from '../database/schema.ts';
import { decodeName, nameKeyOf, ORDER_KEYS, orderKeyOf } from './list-order.ts';
import { presentProject, selectProjects } from './projects.ts';

type ListQuery = NonNullable<OperationTypes['listProjects']['parameters']['query']>;

const livingOf = (ownerId: string, { type }: ListQuery) =>
  and(
    eq(projects.ownerId, ownerId),
    isNull(projects.trashedAt),
    type === undefined ? undefined : eq(projects.type, type),
  );

/** The default order: a page of an index. */
async function lastWritten(database: Database, ownerId: string, query: ListQuery) {
  const page = pageRequest(query);
  const rows = await selectProjects(database)
    .where(and(livingOf(ownerId, query), rowsAfter(projects.updatedAt, projects.id, page)))
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(page.limit + 1);
  return pageOf(rows, page, ({ updatedAt, id }) => ({ at: updatedAt, id }), presentProject);
}

/** The words of each project that has any; of none where their order does not need them. */
async function wordsByProject(database: Database, ownerId: string, { sort }: ListQuery) {
  if (sort !== 'words') return new Map<string | null, number>();
  const rows = await database
    .select({ projectId: documents.projectId, words: sum(documents.words).mapWith(Number) })
    .from(documents)
    .where(eq(documents.ownerId, ownerId))
    .groupBy(documents.projectId);
  return new Map(rows.map(({ projectId, words }) => [projectId, words]));
}

/** What orders and finds a project; a writer has few enough of them to be ordered here. */
async function candidatesOf(database: Database, ownerId: string, query: ListQuery) {
  const { id, name, updatedAt } = projects;
  const rows = await database
    .select({ id, name, updatedAt })
    .from(projects)
    .where(livingOf(ownerId, query));
  const words = await wordsByProject(database, ownerId, query);
  return rows.map(({ name: written, ...row }) => {
    const foldedName = foldText(written);
    const nameKey = nameKeyOf(foldedName);
    return Object.assign(row, { words: words.get(row.id) ?? 0, foldedName, nameKey });
  });
}

type Candidate = Awaited<ReturnType<typeof candidatesOf>>[number];
type Order = NonNullable<ListQuery['sort']>;

const compareText = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Greatest first but for names; equal ones by their ids. */
const comparisons: Record<Order, (one: Candidate, other: Candidate) => number> = {
  lastWritten: (one, other) =>
    other.updatedAt.getTime() - one.updatedAt.getTime() || compareText(other.id, one.id),
  name: (one, other) => compareText(one.nameKey, other.nameKey) || compareText(one.id, other.id),
  words: (one, other) => other.words - one.words || compareText(other.id, one.id),
};

/** A row that stands where a cursor points, whether or not there is one still. */
function standInOf(order: Order, key: readonly string[]): Candidate {
  const [value = '', id = ''] = order === 'lastWritten' ? key : key.slice(1);
  return {
    id,
    updatedAt: order === 'lastWritten' ? new Date(value) : new Date(0),
    words: order === 'words' ? Number(value) : 0,
    foldedName: '',
    nameKey: order === 'name' ? (decodeName(value) ?? '') : '',
  };
}

async function found(database: Database, ownerId: string, query: ListQuery): Promise<ProjectPage> {
  const { sort: order = 'lastWritten', search } = query;
  const page = keyPageRequest(query, ORDER_KEYS[order]);
  const wanted = foldWords(search ?? '');
  const all = (await candidatesOf(database, ownerId, query))
    .filter(({ foldedName }) => wanted.every((word) => foldedName.includes(word)))
    .toSorted(comparisons[order]);
  const last = page.after && standInOf(order, page.after);
  const later = last ? all.filter((each) => comparisons[order](last, each) < 0) : all;
  const { items, nextCursor } = keyPageOf(
    later.slice(0, page.limit + 1),
    page,
    (row) => orderKeyOf(order, row),
    ({ id }) => id,
  );
  const rows = await selectProjects(database).where(inArray(projects.id, items));
  const shown = new Map(rows.map((row) => [row.id, presentProject(row)]));
  return {
    items: items.flatMap((id): Project | Project[] => shown.get(id) ?? []),
    nextCursor,
    ...(page.after ? {} : { total: all.length }),
  };
}

export async function listProjects(
  database: Database,
  ownerId: string,
  query: ListQuery,
): Promise<ProjectPage> {
  if (query.search !== undefined || (query.sort ?? 'lastWritten') !== 'lastWritten') {
    return found(database, ownerId, query);
  }
  const page = await lastWritten(database, ownerId, query);
  if (query.cursor !== undefined) return page;
  const [counted] = await database
    .select({ total: count() })
    .from(projects)
    .where(livingOf(ownerId, query));
  return { ...page, total: counted?.total ?? 0 };
}
