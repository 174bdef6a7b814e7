import { and, asc, count, desc, eq, getTableColumns, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { OperationTypes, WritingSessionPage } from '@ecritoire/contracts';
import { foldText } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import {
  isCount,
  isId,
  isInstant,
  keyPageOf,
  keyPageRequest,
  type KeyShape,
} from '../database/pages.ts';
import { projects, writingSessions } from '../database/schema.ts';
import type { SessionRow } from './session-life.ts';
import { presentSession } from './writing-sessions.ts';

type ListQuery = NonNullable<OperationTypes['listWritingSessions']['parameters']['query']>;

const { writerId, status, sentiment, visibility, projectId } = writingSessions;
const { localDate, foldedReview, startedAt, words, id } = writingSessions;

const instant = (text: string) => sql`${text}::timestamptz`;

/** By what each order sorts; a cursor of one order is none of the others. */
const orders = {
  newest: {
    direction: desc,
    column: startedAt,
    read: instant,
    check: isInstant,
    keyOf: (row: SessionRow) => row.startedAt.toISOString(),
  },
  oldest: {
    direction: asc,
    column: startedAt,
    read: instant,
    check: isInstant,
    keyOf: (row: SessionRow) => row.startedAt.toISOString(),
  },
  mostWords: {
    direction: desc,
    column: words,
    read: (text: string) => sql`${text}::integer`,
    check: isCount,
    keyOf: (row: SessionRow) => String(row.words),
  },
};

export type SessionOrder = keyof typeof orders;

export const sessionKey = (sort: SessionOrder = 'newest'): KeyShape => [
  (part) => part === sort,
  orders[sort].check,
  isId,
];

function holds(search: string): SQL {
  return sql`strpos(${foldedReview}, ${foldText(search)}) > 0`;
}

export async function listSessions(
  database: Database,
  writer: string,
  query: ListQuery,
  now: Date,
): Promise<WritingSessionPage> {
  const sort = query.sort ?? 'newest';
  const { direction, column, read, keyOf } = orders[sort];
  const page = keyPageRequest(query, sessionKey(sort));
  const [, key, last] = page.after ?? [];
  const sign = direction === desc ? sql`<` : sql`>`;
  const all = and(
    eq(writerId, writer),
    query.status && eq(status, query.status),
    query.sentiment && eq(sentiment, query.sentiment),
    query.visibility && eq(visibility, query.visibility),
    query.projectId === undefined ? undefined : eq(projectId, query.projectId),
    query.from === undefined ? undefined : gte(localDate, query.from),
    query.to === undefined ? undefined : lte(localDate, query.to),
    query.search === undefined ? undefined : holds(query.search),
  );
  const after =
    key === undefined ? undefined : sql`(${column}, ${id}) ${sign} (${read(key)}, ${last}::uuid)`;
  const rows = await database
    .select({ ...getTableColumns(writingSessions), projectName: projects.name })
    .from(writingSessions)
    .leftJoin(projects, eq(projects.id, projectId))
    .where(and(all, after))
    .orderBy(direction(column), direction(id))
    .limit(page.limit + 1);
  const found = keyPageOf(
    rows,
    page,
    (row) => [sort, keyOf(row), row.id],
    ({ projectName, ...row }) => ({ ...presentSession(row, now), projectName }),
  );
  if (page.after) return found;
  const [counted] = await database.select({ total: count() }).from(writingSessions).where(all);
  return { ...found, total: counted?.total ?? 0 };
}
