import { onTestFinished, describe, expect, inject, test, vi } from 'vitest';
import { openTestApi } from '../../testing/test-api.ts';
import { createPostgresDatabase, openNewMemoryDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import { assertRoomFor } from './free-space.ts';
import { openPostgresDatabase } from './open-postgres.ts';

async function openHere() {
  const { name, url, drop } = await createPostgresDatabase(inject('migratedPostgres'));
  onTestFinished(drop);
  const database = await openPostgresDatabase(url);
  onTestFinished(() => database.close());
  /** Ends every connection but its own, as a restart does. */
  const endConnections = () =>
    database.onOneConnection(({ rows }) =>
      rows(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      ),
    );
  const setReadOnly = async (value: 'on' | 'off') => {
    await database.onOneConnection(async ({ run }) => {
      await run('SET default_transaction_read_only = off');
      await run(`ALTER DATABASE "${name}" SET default_transaction_read_only = ${value}`);
    });
    await endConnections();
  };
  return { url, database, endConnections, setReadOnly };
}

describe('PostgreSQL in trouble', () => {
  // SERVER-16
  test('read-only, it is read on, and a change answers 503', async () => {
    const { database, setReadOnly } = await openHere();
    const api = openTestApi(database.db);
    const writer = await api.signIn();
    const create = () => writer.call('POST', '/projects', { body: { name: 'Une', type: 'plain' } });
    await setReadOnly('on');
    const refused = await create();
    expect([refused.status, refused.body.messageKey]).toEqual([503, 'server.unavailable']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await writer.call('GET', '/projects')).status).toBe(200);
    await writer.renew();
    expect((await writer.call('GET', '/projects')).status).toBe(200);
    expect((await api.call('GET', '/ready')).status).toBe(503);
    expect((await api.call('GET', '/health')).status).toBe(200);
    await setReadOnly('off');
    expect((await create()).status).toBe(201);
    expect((await api.call('GET', '/ready')).status).toBe(200);
  });

  // SERVER-16
  test('restarted, it serves the first calls after, on each connection', async () => {
    const { database, endConnections } = await openHere();
    const writer = await openTestApi(database.db).signIn();
    const ask = async () => (await writer.call('GET', '/projects')).status;
    await Promise.all(Array.from({ length: 20 }, ask));
    await endConnections();
    const after = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(after)).toEqual(new Set([200]));
  });

  // SERVER-17
  test('read-only at the start, it is waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { url, setReadOnly } = await openHere();
    await setReadOnly('on');
    const said: string[] = [];
    const opening = openPostgresDatabase(url, { waitSeconds: 60, say: (one) => said.push(one) });
    await vi.waitFor(() => expect(said).toEqual([expect.stringContaining('is read-only')]));
    await setReadOnly('off');
    await vi.advanceTimersByTimeAsync(3_000);
    await (await opening).close();
    await setReadOnly('on');
    await expect(openPostgresDatabase(url)).rejects.toThrow(
      'The database of DATABASE_URL is read-only.',
    );
  });
});

describe('the embedded database on a full disk', () => {
  // SERVER-18
  test('is read, and written once there is room', async () => {
    let free = Infinity;
    const database = await openNewMemoryDatabase(() => free);
    onTestFinished(() => database.close());
    await migrate(database);
    const api = openTestApi(database.db);
    const writer = await api.signIn();
    const other = await api.signIn();
    const create = () => writer.call('POST', '/projects', { body: { name: 'Une', type: 'plain' } });
    free = 1_000_000;
    const refused = await create();
    expect([refused.status, refused.body.messageKey]).toEqual([507, 'server.full']);
    expect((await writer.call('GET', '/projects')).body.items).toEqual([]);
    const live = await writer.call('GET', `/sessions/live?saves=${crypto.randomUUID()}`);
    expect(live.body).toEqual({ session: null, includedSaves: [] });
    await writer.renew();
    const { status, body } = await api.call('GET', '/ready');
    expect([status, body.messageKey]).toEqual([503, 'health.full']);
    const { refreshToken } = other;
    const signOut = () => api.call('POST', '/auth/logout', { body: { refreshToken } });
    expect((await signOut()).body.messageKey).toBe('server.full');
    // Too little for words.
    free = 30_000_000;
    expect((await create()).status).toBe(507);
    expect((await signOut()).status).toBe(204);
    expect((await other.call('GET', '/projects')).status).toBe(401);
    free = Infinity;
    expect((await create()).status).toBe(201);
  });

  test.each([
    'insert into "projects" values (1)',
    'select 1 from "users" for no key update',
    'with gone as (delete from "users") select 1',
  ])('refuses what could write: %s', (statement) => {
    expect(() => assertRoomFor(statement, () => 0)).toThrow('no room left');
  });

  test.each(['select "id" from "users"', 'commit'])('lets through %s', (statement) => {
    expect(() => assertRoomFor(statement, () => 0)).not.toThrow();
  });
});
