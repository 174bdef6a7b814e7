import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { users } from '../database/schema.ts';

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

/** After what has come in by now, as soon as that: 1 ms later where there is no such thing. */
const afterWhatCame = () =>
  new Promise<void>((resolve) => {
    if ('setImmediate' in globalThis) setImmediate(resolve);
    else setTimeout(resolve);
  });

/**
 * Looks accounts up, one query at a time: calls that come together, or while one is under way,
 * share the next one. So each answer is from after its question, and a server with much to do asks
 * the database far less often than it is asked.
 */
export function createAccountStatus(database: Database): AccountStatus {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Look | undefined;
  const prepare = (): Look => {
    const ids = new Set<string>();
    const found = Promise.all([underWay, afterWhatCame()]).then(() => {
      next = undefined;
      return look(database, ids);
    });
    underWay = found.catch(() => undefined);
    return { ids, found };
  };
  return async (userId) => {
    next ??= prepare();
    const { ids, found } = next;
    ids.add(userId);
    return (await found).get(userId);
  };
}
