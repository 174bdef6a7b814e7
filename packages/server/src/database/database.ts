import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * A PostgreSQL behind Drizzle: PGlite's and node-postgres's both are one, and so is a transaction
 * of either. Nothing outside of src/node knows which.
 */
export type Database = PgDatabase<PgQueryResultHKT>;
