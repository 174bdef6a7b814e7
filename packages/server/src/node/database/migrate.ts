import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartUpError } from '../start-up-error.ts';
import type { OpenDatabase, SqlConnection } from './open-database.ts';

/** Where the product's own migrations are. */
const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../migrations');

/** Any number that nothing else in the database uses. */
const ADVISORY_LOCK = 7_223_372;

type Migration = { name: string; statements: string; checksum: string };

/**
 * Brings a database up to date: runs each `*.sql` file that it has not seen, in the order of
 * their names, each in a transaction of its own. Servers that start together take turns.
 *
 * @param folder the migrations; the product's own unless a test says otherwise.
 * @returns the names of the migrations that were run now.
 * @throws StartUpError when a file that was run before has changed or is missing.
 */
export async function migrate(
  database: Pick<OpenDatabase, 'onOneConnection'>,
  folder = MIGRATIONS_FOLDER,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return database.onOneConnection(async (connection) => {
    // Waiting for one's turn may well take longer than a query may.
    await connection.run('SET statement_timeout = 0');
    await connection.rows('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    try {
      return await runMissing(connection, migrations);
    } finally {
      await connection.rows('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCK]);
      await connection.run('RESET statement_timeout');
    }
  });
}

/**
 * The names of the migrations that a start would run.
 *
 * @throws StartUpError when a newer Écritoire made the database.
 */
export async function migrationsToRun(
  database: Pick<OpenDatabase, 'onOneConnection'>,
): Promise<string[]> {
  const migrations = await readMigrations(MIGRATIONS_FOLDER);
  const missing = await database.onOneConnection((connection) => missingIn(connection, migrations));
  return missing.map(({ name }) => name);
}

async function runMissing(connection: SqlConnection, migrations: Migration[]): Promise<string[]> {
  const missing = await missingIn(connection, migrations);
  for (const migration of missing) await runOne(connection, migration);
  return missing.map(({ name }) => name);
}

async function missingIn(connection: SqlConnection, migrations: Migration[]): Promise<Migration[]> {
  await connection.run(
    `CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`,
  );
  const recorded = await connection.rows('SELECT name, checksum FROM schema_migrations');
  const checksums = new Map(recorded.map((row) => [String(row['name']), String(row['checksum'])]));
  assertHistoryIsUnchanged(checksums, migrations);
  return migrations.filter(({ name }) => !checksums.has(name));
}

async function runOne(connection: SqlConnection, migration: Migration): Promise<void> {
  await connection.run('BEGIN');
  try {
    await connection.run(migration.statements);
    await connection.rows('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await connection.run('COMMIT');
  } catch (error) {
    await connection.run('ROLLBACK');
    throw new Error(`The migration ${migration.name} failed and changed nothing.`, {
      cause: error,
    });
  }
}

function assertHistoryIsUnchanged(checksums: Map<string, string>, migrations: Migration[]): void {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of checksums) {
    const migration = byName.get(name);
    if (migration === undefined) {
      throw new StartUpError(
        `The database was made by a newer Écritoire: it holds the migration ${name}, which is not here.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new StartUpError(
        `The migration ${name} has been edited since the database ran it: put it back and add a new file instead.`,
      );
    }
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may turn the line ends, which changes nothing.
      const statements = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, statements, checksum: createHash('sha256').update(statements).digest('hex') };
    }),
  );
}
