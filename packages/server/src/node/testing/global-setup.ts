import type { TestProject } from 'vitest/node';
import { startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testPostgresUrl: string;
  }
}

/** One PostgreSQL for the whole run: that of TEST_DATABASE_URL, else one of our own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given
    ? { url: given, folder: '', stop: async () => undefined }
    : await startPostgresServer();
  project.provide('testPostgresUrl', server.url);
  return async () => {
    await server.stop();
  };
}
