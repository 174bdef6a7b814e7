import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql, type SQL } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../database/database.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../start-server.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import { openPostgresDatabase } from './open-postgres.ts';

/** Opens a database of the test's own, by another port where a wire leads to it. */
async function openHere({ port, silence }: { port?: number; silence?: number } = {}) {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  const address = new URL(url);
  if (port !== undefined) address.port = String(port);
  const database = await openPostgresDatabase(
    address.href,
    silence === undefined ? {} : { silence },
  );
  onTestFinished(() => database.close());
  return database;
}

/** What leads to PostgreSQL. Once it goes silent, nothing passes by what was connected before. */
async function openWire() {
  const { hostname, port } = new URL(inject('testPostgresUrl'));
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    ends.add(near).add(far);
    near.pipe(far).on('error', () => near.destroy());
    far.pipe(near).on('error', () => far.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  const own = server.address();
  return {
    port: typeof own === 'object' && own !== null ? own.port : 0,
    goSilent: () => {
      for (const end of ends) end.unpipe().resume();
    },
  };
}

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

  test('logs a closed connection without the database’s message', async () => {
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

  // SERVER-15
  test.each([
    ['while it waits', false],
    ['in the middle of a query', true],
  ])('fails a transaction whose connection was closed %s', async (_, isBusy) => {
    const { db } = await openHere();
    await expect(
      db.transaction(async (transaction) => {
        const pid = sql<number>`pg_backend_pid()`;
        const [own] = await transaction.select({ pid }).from(sql`(SELECT 1) AS one`);
        const running = isBusy ? transaction.execute(sql`SELECT pg_sleep(60)`) : null;
        const closing = db.execute(sql`SELECT pg_terminate_backend(${own?.pid}::int)`);
        await Promise.all([running, closing]);
        await transaction.execute(sql`SELECT 1`);
      }),
    ).rejects.toThrow(/Failed query/);
    await expect(db.execute(sql`SELECT 1`)).resolves.toBeDefined();
  });

  // SERVER-15
  test.each([
    ['queries', (db: Database, query: SQL) => db.execute(query)],
    ['transactions', (db: Database, query: SQL) => db.transaction((one) => one.execute(query))],
  ])('gives up %s of a silent database, then retries', async (_, ask) => {
    const wire = await openWire();
    const { db } = await openHere({ port: wire.port, silence: 2000 });
    const all = (query: SQL) =>
      Promise.allSettled(Array.from({ length: 10 }, () => ask(db, query)));
    await all(sql`SELECT pg_sleep(0.05)`);
    wire.goSilent();
    const lost = await all(sql`SELECT 1`);
    expect(lost.map(({ status }) => status)).toEqual(lost.map(() => 'rejected'));
    const again = await all(sql`SELECT 1`);
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 'fulfilled'));
  });

  test('lets a migration take as long as it needs', async () => {
    const { onOneConnection } = await openHere({ silence: 1000 });
    const rows = await onOneConnection((one) => one.rows('SELECT 1 AS one FROM pg_sleep(1.5)'));
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('bounds every query, also after unbounded migrations', async () => {
    const database = await openHere();
    await migrate(database);
    const limits = await database.onOneConnection(async ({ rows }) => [
      ...(await rows('SHOW statement_timeout')),
      ...(await rows('SHOW idle_in_transaction_session_timeout')),
    ]);
    expect(limits).toEqual([
      { statement_timeout: '10s' },
      { idle_in_transaction_session_timeout: '10s' },
    ]);
  });
});
