import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { paragraphs } from '../database/schema.ts';

export const SEARCH_INDEX = 'paragraphs_search';

/**
 * Makes the trigram index of all that is written so far. Its first column keeps a search within what
 * its writer has. `fastupdate` would leave its work to whichever save fills the list of what is to do.
 */
export const SEARCH_INDEX_STATEMENTS = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS btree_gin;
  UPDATE paragraphs SET is_indexed = true WHERE NOT is_indexed;
  CREATE INDEX ${SEARCH_INDEX} ON paragraphs
    USING gin (owner_id, folded gin_trgm_ops) WITH (fastupdate = off) WHERE is_indexed;`;

/** Paragraphs that are put into the index at once: some milliseconds. */
const BATCH = 10;
/** One that was written less long ago is likely to be written again. */
const REST_MS = 3_600_000;

/**
 * Puts some paragraphs that have come to rest into the trigram index. A save does not: it would take
 * ten times as long.
 *
 * @returns whether there may be more of them.
 */
export async function indexSome(database: Database, now: Date): Promise<boolean> {
  const { documentId, id, isIndexed, updatedAt } = paragraphs;
  const rested = new Date(now.getTime() - REST_MS).toISOString();
  const indexed = await database
    .update(paragraphs)
    .set({ isIndexed: true })
    .where(
      sql`(${documentId}, ${id}) IN (SELECT ${documentId}, ${id} FROM ${paragraphs}
        WHERE NOT ${isIndexed} AND ${updatedAt} < ${rested} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    )
    .returning({ id });
  return indexed.length === BATCH;
}
