import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { dumpMemoryDatabase } from '../database/open-embedded.ts';
import { openPostgresDatabase } from '../database/open-postgres.ts';
import { createDatabaseOn } from './create-postgres.ts';
import { startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testPostgresUrl: string;
    /** The name of a database on it that is migrated and empty, to copy. */
    migratedPostgres: string;
    /** A file: a new PGlite, to load where making one takes seconds. */
    newMemoryDatabase: string;
    /** A file: the same, migrated. */
    migratedMemoryDatabase: string;
  }
}

/**
 * One PostgreSQL for the whole run: that of TEST_DATABASE_URL, else one of our own. On it, and as
 * files of PGlite, the databases that each test file copies.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given
    ? { url: given, folder: '', stop: async () => undefined }
    : await startPostgresServer();
  project.provide('testPostgresUrl', server.url);
  const template = await createDatabaseOn(server.url);
  const database = await openPostgresDatabase(template.url);
  await migrate(database);
  await database.close();
  project.provide('migratedPostgres', template.name);

  const folder = await mkdtemp(join(tmpdir(), 'ecritoire-pglite-'));
  const dumps = await dumpMemoryDatabase(migrate);
  const file = async (name: string, dump: Blob) => {
    await writeFile(join(folder, name), await dump.bytes());
    return join(folder, name);
  };
  project.provide('newMemoryDatabase', await file('new.tar', dumps.before));
  project.provide('migratedMemoryDatabase', await file('migrated.tar', dumps.after));
  return async () => {
    await rm(folder, { recursive: true });
    await template.drop();
    await server.stop();
  };
}
