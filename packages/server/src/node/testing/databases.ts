import { openAsBlob } from 'node:fs';
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
      return clearable({
        ...database,
        async close() {
          await database.close();
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

function clearable(database: OpenDatabase): TestDatabase {
  return {
    ...database,
    clear: () =>
      database.onOneConnection(async (connection) => {
        const tables = await connection.rows(
          `SELECT format('%I', tablename) AS name FROM pg_tables
           WHERE schemaname = 'public' AND tablename <> 'schema_migrations'`,
        );
        const names = tables.map((table) => String(table['name']));
        // Faster than TRUNCATE, which recreates every table and index; foreign keys are not
        // checked.
        try {
          await connection.run(
            `BEGIN; SET LOCAL session_replication_role = replica;
             ${names.map((name) => `DELETE FROM ${name};`).join('')} COMMIT`,
          );
        } catch (error) {
          await connection.run('ROLLBACK');
          throw error;
        }
      }),
  };
}
