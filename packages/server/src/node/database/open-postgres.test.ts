import { describe, expect, onTestFinished, test } from 'vitest';
import { createPostgresDatabase, databases } from '../testing/databases.ts';
import { openPostgresDatabase } from './open-postgres.ts';

describe('opening PostgreSQL', () => {
  test.each([
    ['nothing listens', (url: URL) => (url.port = '1'), /refuses connections/],
    ['the password is wrong', (url: URL) => (url.password = 'wrong'), /user name or password/],
    ['the database is missing', (url: URL) => (url.pathname = '/nowhere'), /does not exist/],
  ])('says in one sentence that %s', async (_, spoil, sentence) => {
    const { url, drop } = await createPostgresDatabase();
    onTestFinished(drop);
    const spoilt = new URL(url);
    spoil(spoilt);
    await expect(openPostgresDatabase(spoilt.href)).rejects.toThrow(sentence);
  });

  test('lets no query run for ever, not even after migrations that may', async () => {
    const postgres = databases.find(({ name }) => name === 'PostgreSQL');
    const database = await postgres?.open();
    onTestFinished(() => database?.close());
    const limits = await database?.onOneConnection(async ({ rows }) => [
      ...(await rows('SHOW statement_timeout')),
      ...(await rows('SHOW idle_in_transaction_session_timeout')),
    ]);
    expect(limits).toEqual([
      { statement_timeout: '10s' },
      { idle_in_transaction_session_timeout: '10s' },
    ]);
  });
});
