import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dumpMemoryDatabase } from '../database/open-embedded.ts';
import { startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testPostgresUrl: string;
    /** A file: a new PGlite, that each test file loads instead of making its own. */
    newMemoryDatabase: string;
  }
}

/**
 * One PostgreSQL for the whole run: that of TEST_DATABASE_URL, else one of our own; and one new
 * PGlite to copy.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given
    ? { url: given, folder: '', stop: async () => undefined }
    : await startPostgresServer();
  project.provide('testPostgresUrl', server.url);
  const folder = await mkdtemp(join(tmpdir(), 'ecritoire-pglite-'));
  const newMemoryDatabase = join(folder, 'new-database.tar');
  await writeFile(newMemoryDatabase, await (await dumpMemoryDatabase()).bytes());
  project.provide('newMemoryDatabase', newMemoryDatabase);
  return async () => {
    await rm(folder, { recursive: true });
    await server.stop();
  };
}
