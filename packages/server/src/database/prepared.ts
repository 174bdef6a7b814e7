import type { Database } from './database.ts';

/**
 * A query that runs so often that building its SQL each time costs more than sending it: it is
 * built, and planned by PostgreSQL, once. A transaction is a database of its own, for which it is
 * built again.
 *
 * @param prepare builds the query, with `sql.placeholder(…)` for what differs.
 */
export function prepared<Query>(prepare: (database: Database) => Query) {
  const queries = new WeakMap<Database, Query>();
  return (database: Database): Query => {
    const query = queries.get(database) ?? prepare(database);
    queries.set(database, query);
    return query;
  };
}
