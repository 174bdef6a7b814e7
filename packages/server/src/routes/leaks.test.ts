import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples, operations } from '@ecritoire/contracts';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import { fillAccount } from '../testing/full-account.ts';
import { publish } from '../testing/readers.ts';
import { allRows, rowsOfUser } from '../testing/rows-of-user.ts';
import { openTestApi, type Answer, type TestApi, type TestWriter } from '../testing/test-api.ts';

const anyUuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const uuid = new RegExp(`^${anyUuid.source}$`);
const uuids = new RegExp(anyUuid.source, 'g');
const article = 'an-article?language=fr';

/** The paths of the contract; what is read has a body to look into, the rest must change nothing. */
const reading = Object.entries(operations).filter(([, { method }]) => method === 'get');
const changing = Object.entries(operations)
  .map(([operation, { method, path }]) => ({
    operation,
    method,
    path,
    body: exampleBody(operation),
  }))
  .filter(
    ({ method, path, body }) => method !== 'get' && (path.includes('{') || anyUuid.test(body)),
  );

/** A body that the contract takes, as text: its ids are put in the place of others. */
function exampleBody(operation: string): string {
  const cases: object = Object.entries(examples).find(([name]) => name === operation)?.[1] ?? {};
  const [first] = Object.values(cases).flatMap(
    ({ request, status }: { request?: { body?: unknown }; status: number }) =>
      request?.body === undefined || status >= 300 ? [] : [request.body],
  );
  return first === undefined ? '' : JSON.stringify(first);
}

/** A subscription is its reader's and its author's to end. */
const ENDS_OWN = new Set(['endSubscription', 'removeSubscriber']);

/** What lists are asked for, each with an id that is someone else's. */
const idsInQueries = ['projectId', 'authorId'];

describe.each(databases)('what belongs to a writer, on $name', ({ open }) => {
  let database: TestDatabase;
  let api: TestApi;
  let ids: string[];
  let callers: Record<
    'stranger' | 'subscriber' | 'visitor',
    (method: string, path: string, body?: string) => Promise<Answer>
  >;

  beforeAll(async () => {
    database = await open();
    api = openTestApi(database.db);
    // What the bodies of the examples name is over by then.
    api.clock.set('2026-09-15T00:00:00Z');
    const friend = await api.signIn('georges');
    const colette: TestWriter = await fillAccount(api, 'colette', friend);
    await publish(colette, 'private', 'Colette seule.');
    const stranger = await api.signIn('marguerite');
    const rows = await rowsOfUser(database, 'colette@example.org');
    ids = [
      ...new Set(
        rows.flatMap(({ row }) =>
          Object.values(row).filter(
            (value): value is string => typeof value === 'string' && uuid.test(value),
          ),
        ),
      ),
    ];
    const headers = () => ({
      'Idempotency-Key': crypto.randomUUID(),
      'content-type': 'application/json',
    });
    callers = {
      stranger: (method, path, body) => stranger.call(method, path, { headers: headers(), body }),
      subscriber: (method, path, body) => friend.call(method, path, { headers: headers(), body }),
      visitor: (method, path, body) => api.call(method, path, { headers: headers(), body }),
    };
  });
  afterAll(() => database.close());

  /** Each path with each id in each of its places: what an id names is not the caller's to know. */
  const addresses = (path: string) =>
    ids.map((id) =>
      path
        .replaceAll(
          /\{(projectId|documentId|sessionId|invitationId|subscriptionId|deviceId)\}/g,
          id,
        )
        .replace('{localDate}', '2026-09-14')
        .replace('{slug}', article),
    );

  it.each(['stranger', 'visitor'] as const)(
    'is not shown to a %s at any address of the contract, with any id',
    async (who) => {
      expect(ids.length).toBeGreaterThan(10);
      for (const [operation, { path }] of reading) {
        const paths = path.includes('{')
          ? addresses(path)
          : [path, ...idsInQueries.flatMap((name) => ids.map((id) => `${path}?${name}=${id}`))];
        expect(paths.join(' '), operation).not.toContain('{');
        for (const address of new Set(paths)) {
          const { status, body } = await callers[who]('GET', address);
          const said = JSON.stringify(body ?? null).toLowerCase();
          expect(said, `${who} GET ${address} ${status}`).not.toContain('colette');
          const expected = path.includes('{') ? [401, 404] : [200, 401, 404, 422];
          expect(expected, `${who} GET ${address}`).toContain(status);
        }
      }
    },
  );

  it.each(['stranger', 'subscriber', 'visitor'] as const)(
    'is not changed by a %s at any address of the contract, with any id',
    async (who) => {
      const before = await allRows(database);
      expect(changing.length).toBeGreaterThan(15);
      for (const { operation, method, path, body } of changing) {
        if (who === 'subscriber' && ENDS_OWN.has(operation)) continue;
        expect(addresses(path).join(' '), operation).not.toContain('{');
        for (const [index, address] of addresses(path).entries()) {
          const isNamedInBody = !path.includes('{');
          const named = isNamedInBody ? body.replaceAll(uuids, ids[index] ?? '') : body;
          const others = named === '' ? undefined : named;
          const answer = await callers[who](method.toUpperCase(), address, others);
          const what = `${who} ${method} ${address} ${others}`;
          expect(answer.status, what).toBe(who === 'visitor' ? 401 : 404);
          expect(JSON.stringify(answer.body).toLowerCase(), what).not.toContain('colette');
        }
      }
      expect(await allRows(database)).toEqual(before);
    },
  );
});
