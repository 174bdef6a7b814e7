import { openAsBlob } from 'node:fs';
import { Pool } from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { openMemoryDatabase } from '../database/open-embedded.ts';
import { openPostgresDatabase } from '../database/open-postgres.ts';
import { isEachRuleOnce } from './each-rule-once.ts';
import { createDatabaseOn, type PostgresDatabase } from './create-postgres.ts';
import './global-setup.ts';

export type TestDatabase = OpenDatabase & {
  /** Empties every table, for a test that needs to begin with nothing. */
  clear: () => Promise<void>;
};

type OnOne = OpenDatabase['onOneConnection'];
type DatabaseOfTest = { name: 'PGlite' | 'PostgreSQL'; open: () => Promise<TestDatabase> };

/**
 * Both databases that the product runs on, for what may differ between them: transactions, locks,
 * search, migrations, limits.
 */
export const everyDatabase: readonly DatabaseOfTest[] = [
  {
    name: 'PGlite',
    open: async () =>
      clearable(await openMemoryDatabase(await openAsBlob(inject('migratedMemoryDatabase')))),
  },
  {
    name: 'PostgreSQL',
    open: async () => {
      const { url, drop } = await createPostgresDatabase(inject('migratedPostgres'));
      const database = await openPostgresDatabase(url);
      const connections = openConnections(url);
      return clearable({
        ...database,
        onOneConnection: connections.onOne,
        async close() {
          await Promise.all([database.close(), connections.close()]);
          await drop();
        },
      });
    },
  },
];

/**
 * The databases of every other suite that touches data: PostgreSQL in `pnpm test`, both in
 * `pnpm test:all`.
 *
 *     describe.each(databases)('projects on $name', ({ open }) => {
 *       let database: TestDatabase;
 *       beforeAll(async () => { database = await open(); });
 *       afterAll(() => database.close());
 *       …
 *     });
 *
 * Each `open()` gives a new database, migrated and empty, that `close()` removes again.
 */
export const databases = isEachRuleOnce
  ? everyDatabase.filter(({ name }) => name === 'PostgreSQL')
  : everyDatabase;

/**
 * Faster than TRUNCATE, which recreates every table and index, and than a deletion from tables that
 * are empty. Foreign keys are not checked.
 */
const CLEAR = `DO $$
  DECLARE
    name text;
    has_rows boolean;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT format('%I', tablename) FROM pg_tables
      WHERE schemaname = 'public' AND tablename <> 'schema_migrations'
    LOOP
      EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO has_rows;
      IF has_rows THEN EXECUTE 'DELETE FROM ' || name; END IF;
    END LOOP;
  END $$`;

/** An embedded database in memory on which no migration has run. */
export const openNewMemoryDatabase = async (freeBytes?: () => number): Promise<OpenDatabase> =>
  openMemoryDatabase(await openAsBlob(inject('newMemoryDatabase')), freeBytes);

/**
 * Creates a database on the PostgreSQL of this test run.
 *
 * @param template the database that it copies; an empty one unless named.
 */
export const createPostgresDatabase = (template?: string): Promise<PostgresDatabase> =>
  createDatabaseOn(inject('testPostgresUrl'), template);

/**
 * What the product's own `onOneConnection` gives, on connections that are used again: a new one takes
 * PostgreSQL and its client longer than most tests.
 */
function openConnections(url: string): Pick<OpenDatabase, 'close'> & { onOne: OnOne } {
  const pool = new Pool({ connectionString: url, statement_timeout: 10_000 });
  pool.on('error', () => undefined);
  return {
    async onOne(work) {
      const client = await pool.connect();
      try {
        const result = await work({
          run: async (statements) => void (await client.query(statements)),
          rows: async (statement, parameters = []) =>
            (await client.query<Record<string, unknown>>(statement, parameters)).rows,
        });
        await client.query('DISCARD ALL');
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

function clearable(database: OpenDatabase): TestDatabase {
  return { ...database, clear: () => database.onOneConnection(({ run }) => run(CLEAR)) };
}
