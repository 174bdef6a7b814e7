import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const MOST = 100;

/** Deletes rows that nobody needs, so many at once; those that others hold are left to them. */
export async function deleteSome(database: Database, table: PgTable, which: SQL): Promise<void> {
  const unneeded = database
    .select({ place: sql`ctid` })
    .from(table)
    .where(which)
    .limit(MOST)
    .for('update', { skipLocked: true });
  await database.delete(table).where(sql`ctid = ANY(ARRAY(${unneeded}))`);
}
