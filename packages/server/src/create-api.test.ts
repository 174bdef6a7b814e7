import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from './node/testing/databases.ts';
import { checkAnswer } from './http/check-answer.ts';
import { problem } from './http/problem.ts';
import { openTestApi } from './testing/test-api.ts';

describe.each(databases)('the API on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('is alive and ready, without a token', async () => {
    const api = openTestApi(database.db);
    expect(await api.call('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await api.call('GET', '/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready' },
    });
  });

  // SERVER-34
  it('looks at the address before it looks at who asks', async () => {
    const api = openTestApi(database.db);
    const statuses = async (headers: Record<string, string>) => {
      const missing = await api.call('GET', '/nowhere', { headers });
      const unknown = await api.call('DELETE', '/projects', { headers });
      return [missing, unknown].map(({ status, body }) => [status, body.messageKey]);
    };
    for (const headers of [{}, { authorization: 'Bearer nonsense' }]) {
      expect(await statuses(headers)).toEqual([
        [404, 'request.notFound'],
        [405, 'request.methodNotAllowed'],
      ]);
    }
  });

  // SERVER-37
  it('forbids caching', async () => {
    const api = openTestApi(database.db);
    const writer = await api.signIn();
    for (const path of ['/auth/me', '/projects', '/nothing']) {
      const { headers } = await writer.call('GET', path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  // KIT-74
  it('dates every response, a replayed one too', async () => {
    const api = openTestApi(database.db);
    const writer = await api.signIn();
    const make = async () => {
      const headers = { 'idempotency-key': '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c06' };
      const body = { name: 'La Traversée', type: 'plain' };
      return (await writer.call('POST', '/projects', { headers, body })).headers.get('date');
    };
    api.clock.set('2026-09-14T18:00:00.900Z');
    expect(await make()).toBe('Mon, 14 Sep 2026 18:00:00 GMT');
    api.clock.set('2026-09-15T06:00:00.000Z');
    expect(await make()).toBe('Tue, 15 Sep 2026 06:00:00 GMT');
    expect((await api.call('GET', '/nothing')).headers.get('date')).toContain('06:00:00');
  });
});

describe.each(databases)('the API whose database is gone, on $name', ({ open }) => {
  it('is alive, but not ready', async () => {
    const database = await open();
    const api = openTestApi(database.db);
    await database.close();
    expect((await api.call('GET', '/health')).status).toBe(200);
    const answer = await api.call('GET', '/ready');
    expect([answer.status, answer.body.messageKey]).toEqual([503, 'health.notReady']);
  });
});

const date = 'Mon, 14 Sep 2026 18:00:00 GMT';
const noStore = new Headers({ 'cache-control': 'no-store', date });

describe('the check of answers', () => {
  it.each<[string, number, unknown]>([
    ['a property too many', 200, { status: 'ok', uptime: 1 }],
    ['a wrong value', 200, { status: 'well' }],
    ['no body', 200, undefined],
    ['a status that is not declared', 404, {}],
  ])('refuses %s', (_, status, body) => {
    expect(() => checkAnswer('getHealth', { status, body }, noStore)).toThrow(
      /^getHealth (?:200|answers 404)/u,
    );
  });

  it('refuses a body where none is declared', () => {
    expect(() => checkAnswer('signOut', { status: 204, body: {} }, noStore)).toThrow(
      /signOut 204/u,
    );
  });

  it('accepts what the contract says', () => {
    const alive = { status: 200, body: { status: 'ok' } };
    expect(() => checkAnswer('getHealth', alive, noStore)).not.toThrow();
    expect(() => checkAnswer('signOut', { status: 204 }, noStore)).not.toThrow();
  });

  it.each<[string, Record<string, string>]>([
    ['missing', {}],
    ['wrong', { date, 'cache-control': 'public', 'retry-after': '1' }],
    ['not a number', { date, 'cache-control': 'no-store', 'retry-after': 'soon' }],
    ['too small', { date, 'cache-control': 'no-store', 'retry-after': '0' }],
  ])('refuses a header that is %s', (_, headers) => {
    const answer = problem('request.tooManyRequests');
    expect(() => checkAnswer('signInWithGoogle', answer, new Headers(headers))).toThrow(
      /signInWithGoogle 429/u,
    );
  });
});
