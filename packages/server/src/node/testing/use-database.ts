import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestDatabase } from './databases.ts';

/**
 * One database for all tests of a suite, empty before each:
 *
 *     describe.each(databases)('projects on $name', ({ open }) => {
 *       const database = useDatabase(open);
 *       …
 *     });
 *
 * It is there from the suite's first hook on.
 */
export function useDatabase(open: () => Promise<TestDatabase>): TestDatabase {
  let database: TestDatabase | undefined;
  const opened = () => {
    if (!database) throw new Error('The database is opened before the first test, and no sooner.');
    return database;
  };
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => opened().clear());
  afterAll(() => database?.close());
  return {
    get db() {
      return opened().db;
    },
    onOneConnection: (work) => opened().onOneConnection(work),
    clear: () => opened().clear(),
    close: () => opened().close(),
  };
}
