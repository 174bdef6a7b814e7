import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { nextTurn } from '../in-pieces.ts';
import { settled } from '../settled.ts';
import type { Database } from './database.ts';

const lastPages = new WeakMap<Database, Promise<unknown>>();

/**
 * Queries a page of a long read. One page of a database is read at a time, so that a short query
 * waits for one of them at most, however many long reads there are. A transaction does not queue: it
 * holds a connection, for which the page before it may be waiting.
 */
export async function queryPage<Rows>(
  database: Database,
  query: () => PromiseLike<Rows>,
): Promise<Rows> {
  if (is(database, PgTransaction)) {
    const rows = await query();
    await nextTurn();
    return rows;
  }
  const previous = lastPages.get(database) ?? Promise.resolve();
  const page = settled(previous).then(nextTurn).then(query);
  lastPages.set(database, page);
  return page;
}
