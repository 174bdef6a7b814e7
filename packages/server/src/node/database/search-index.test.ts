import { afterEach, expect, inject, it } from 'vitest';
import { SEARCH_INDEX } from '../../domain/search-index.ts';
import { createLimitedUser } from '../testing/create-postgres.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import type { OpenDatabase } from './open-database.ts';
import { openPostgresDatabase } from './open-postgres.ts';
import { ensureSearchIndex } from './search-index.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function openAt(url: string): Promise<OpenDatabase> {
  const database = await openPostgresDatabase(url);
  closing.push(() => database.close());
  return database;
}

const indexOf = (database: OpenDatabase) =>
  database.onOneConnection(async ({ rows }) => {
    const [found] = await rows('SELECT to_regclass($1)::text AS name', [SEARCH_INDEX]);
    return found?.['name'];
  });

// DOC-39
it('goes without an index where the database permits none, and logs it', async () => {
  const { url, drop } = await createPostgresDatabase(inject('migratedPostgres'));
  closing.push(drop);
  const user = await createLimitedUser(url);
  closing.push(user.drop);
  const warned: string[] = [];
  const logger = { warn: (_: object, message: string) => void warned.push(message) };

  const limited = await openAt(user.url);
  expect(await ensureSearchIndex(limited, logger)).toBe(false);
  expect(warned).toEqual([expect.stringContaining('without an index')]);
  expect(await indexOf(limited)).toBeNull();

  // Another start, once it is permitted: nothing of the refusal is left.
  const owner = await openAt(url);
  expect(await ensureSearchIndex(owner, logger)).toBe(true);
  expect(await indexOf(owner)).toBe(SEARCH_INDEX);
  expect(await ensureSearchIndex(limited, logger)).toBe(true);
  expect(warned).toHaveLength(1);
});
