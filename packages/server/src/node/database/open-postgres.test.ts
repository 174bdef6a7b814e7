import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../start-server.ts';
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

  test('logs a connection that was closed without the words of the database', async () => {
    const { url, drop } = await createPostgresDatabase();
    const lines: string[] = [];
    const logger = pino({}, { write: (line) => void lines.push(line) });
    const database = await openDatabase(readConfig({ DATABASE_URL: url }), logger);
    await drop();
    await vi.waitFor(() => expect(lines).not.toEqual([]));
    await database.close();
    expect(lines.join('')).toContain('"code":"57P01"');
    expect(lines.join('')).not.toMatch(/terminat/);
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
