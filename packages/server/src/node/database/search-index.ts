import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '../../http/describe-error.ts';
import { indexSome, SEARCH_INDEX, SEARCH_INDEX_STATEMENTS } from '../../domain/search-index.ts';
import type { Clock, Logger } from '../../services.ts';
import { codeOf } from '../start-up-error.ts';
import type { OpenDatabase } from './open-database.ts';

/** Any number that nothing else in the database uses. */
const ADVISORY_LOCK = 7_223_373;
/** How often it is looked for what the index does not have yet, in milliseconds. */
const INTERVAL = 60_000;
/** Between two batches, so that requests come first. */
const REST = 100;

/** PostgreSQL's codes for an extension that is missing, not permitted, or in a schema of its own. */
const WITHOUT_EXTENSION = new Set(['0A000', '58P01', '42501', '42704']);

/**
 * Makes the trigram index, where there is none and the database permits it. Without it a search reads
 * all that its writer has written.
 *
 * @returns whether there is one.
 */
export async function ensureSearchIndex(
  { onOneConnection }: Pick<OpenDatabase, 'onOneConnection'>,
  logger: Pick<Logger, 'warn'>,
): Promise<boolean> {
  return onOneConnection(async ({ run, rows }) => {
    await run('SET statement_timeout = 0; BEGIN');
    try {
      await rows('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
      const [found] = await rows('SELECT to_regclass($1) AS name', [SEARCH_INDEX]);
      if (!found?.['name']) await run(SEARCH_INDEX_STATEMENTS);
      await run('COMMIT');
      return true;
    } catch (error) {
      await run('ROLLBACK');
      if (!WITHOUT_EXTENSION.has(codeOf(error) ?? '')) throw error;
      logger.warn(
        { error: describeError(error) },
        'searches in texts go without an index: the database has no pg_trgm and btree_gin, or this user may not create them',
      );
      return false;
    } finally {
      await run('RESET statement_timeout');
    }
  });
}

/** Puts what has been written into the index, in the background. @returns how to stop. */
export function startIndexing(
  { db }: Pick<OpenDatabase, 'db'>,
  clock: Clock,
  logger: Pick<Logger, 'error'>,
): { close: () => Promise<void> } {
  const closing = new AbortController();
  let work = Promise.resolve();
  const indexAll = async () => {
    while (!closing.signal.aborted && (await indexSome(db, clock.now()))) await pause(REST);
  };
  const interval = setInterval(() => {
    work = work.then(indexAll).catch((error: unknown) => {
      logger.error({ error: describeError(error) }, 'search index trouble');
    });
  }, INTERVAL);
  interval.unref();
  return {
    close() {
      closing.abort();
      clearInterval(interval);
      return work;
    },
  };
}
