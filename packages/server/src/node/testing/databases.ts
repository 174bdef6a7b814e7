import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Client } from 'pg';
import { inject } from 'vitest';
import { migrate } from '../database/migrate.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { openMemoryDatabase } from '../database/open-embedded.ts';
import { openPostgresDatabase } from '../database/open-postgres.ts';
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
      migrated(await openMemoryDatabase(await openAsBlob(inject('newMemoryDatabase')))),
  },
  {
    name: 'PostgreSQL',
    open: async () => {
      const { url, drop } = await createPostgresDatabase();
      const database = await openPostgresDatabase(url);
      return migrated({
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
export const databases =
  process.env['EACH_RULE_ONCE'] === undefined
    ? everyDatabase
    : everyDatabase.filter(({ name }) => name === 'PostgreSQL');

/** Creates an empty database on the PostgreSQL of this test run. */
export async function createPostgresDatabase(): Promise<{
  url: string;
  drop: () => Promise<void>;
}> {
  const server = inject('testPostgresUrl');
  const name = `ecritoire_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function migrated(database: OpenDatabase): Promise<TestDatabase> {
  await migrate(database);
  return {
    ...database,
    clear: () =>
      database.onOneConnection(async (connection) => {
        const tables = await connection.rows(
          `SELECT format('%I', tablename) AS name FROM pg_tables
           WHERE schemaname = 'public' AND tablename <> 'schema_migrations'`,
        );
        const names = tables.map((table) => String(table['name']));
        // Faster than TRUNCATE, which makes every table and index anew; without looking at references.
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
