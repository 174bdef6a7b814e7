import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { users } from '../database/schema.ts';
import { afterWhatCame } from '../in-pieces.ts';

/** Whether an account may be used; undefined when there is none. */
export type AccountStatus = (userId: string) => Promise<boolean | undefined>;

type Look = { ids: Set<string>; found: Promise<Map<string, boolean>> };

const accountsOf = prepared((database) =>
  database
    .select({ id: users.id, active: users.active })
    .from(users)
    .where(sql`${users.id} = ANY(${sql.placeholder('ids')}::uuid[])`)
    .prepare('accounts_of'),
);

async function look(database: Database, ids: Set<string>): Promise<Map<string, boolean>> {
  const rows = await accountsOf(database).execute({ ids: [...ids] });
  return new Map(rows.map(({ id, active }) => [id, active]));
}

/** Milliseconds that a look waits for the one before it: one that hangs must not hang them all. */
const PATIENCE = 1000;

/** When it has settled, or when that takes too long. */
async function settled(work: Promise<unknown>): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    late = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([work.catch(() => undefined), patience]);
  clearTimeout(late);
}

/**
 * Looks accounts up, one query at a time: calls that come together, or while one is under way,
 * share the next one. So each answer is from after its question, and a server with much to do asks
 * the database far less often than it is asked.
 */
export const createAccountStatus = (database: Database): AccountStatus =>
  sharing((ids) => look(database, ids));

/** The same with any way to look. */
export function sharing(
  lookUp: (ids: Set<string>) => Promise<Map<string, boolean>>,
): AccountStatus {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Look | undefined;
  const prepare = (): Look => {
    const ids = new Set<string>();
    const found = Promise.all([settled(underWay), afterWhatCame()]).then(() => {
      next = undefined;
      return lookUp(ids);
    });
    underWay = found;
    // Each who asked is told; that nobody is told twice is no failure of its own.
    found.catch(() => undefined);
    return { ids, found };
  };
  return async (userId) => {
    next ??= prepare();
    const { ids, found } = next;
    ids.add(userId);
    return (await found).get(userId);
  };
}
