import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples, operations } from '@ecritoire/contracts';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import { isEachRuleOnce } from '../node/testing/each-rule-once.ts';
import { fillAccount } from '../testing/full-account.ts';
import { publish } from '../testing/readers.ts';
import { allRows, rowsOfUser } from '../testing/rows-of-user.ts';
import { openTestApi, type Answer, type TestApi, type TestWriter } from '../testing/test-api.ts';

const anyUuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const uuid = new RegExp(`^${anyUuid.source}$`);
const uuids = new RegExp(anyUuid.source, 'g');
const article = 'an-article?language=fr';

/**
 * The matrix: each operation of the contract by each caller. What is read has a body to look into; what
 * names something by its id must be refused; the rest is the caller's own, and changes nobody else's.
 */
const all = Object.entries(operations).map(([operation, { method, path, secured }]) => ({
  operation,
  method,
  path,
  secured,
  body: exampleBody(operation),
}));
const isRead = ({ method }: (typeof all)[number]) => method === 'get';
const namesIds = ({ path, body }: (typeof all)[number]) => path.includes('{') || anyUuid.test(body);
const reading = all.filter(isRead);
const changing = all.filter((one) => !isRead(one) && namesIds(one));
const ownChanges = all.filter((one) => !isRead(one) && !namesIds(one));

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

/** A subscriber sees of the author: what was published for them, and who reads whom. */
const MAY_NAME_AUTHOR = new Set([
  'listPublishedSessions',
  'getPublishedSession',
  'listSubscribers',
  'listSubscriptions',
  'exportAccount',
]);
/** What the author published for nobody. */
const PRIVATE_TEXT = /colette seule|autres mots|importé|journal de|les jours de/u;

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
    const { body: live } = await colette.call('GET', '/sessions/live');
    await colette.move(live.session.id, 'end');
    const { id: privateId } = await publish(colette, 'private', 'Colette seule.');
    const { body: session } = await colette.call('GET', `/sessions/${privateId}`);
    if (session.status !== 'published') throw new Error('There is no private publication.');
    const stranger = await api.signIn('marguerite');
    const rows = await rowsOfUser(database, 'colette@example.org');
    const found = rows.flatMap(({ table, row }) =>
      Object.entries(row).flatMap(([column, value]): [string, string][] =>
        typeof value === 'string' && uuid.test(value) ? [[`${table}.${column}`, value]] : [],
      ),
    );
    // One of each column, of which the last stays, or all.
    ids = [...new Set(isEachRuleOnce ? new Map(found).values() : found.map(([, id]) => id))];
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
          /\{(projectId|documentId|sessionId|invitationId|subscriptionId|deviceId|versionId|trashItemId)\}/g,
          id,
        )
        .replace('{localDate}', '2026-09-14')
        .replace('{slug}', article),
    );

  // SESSION-59
  it.each(['stranger', 'subscriber', 'visitor'] as const)(
    'no address shows it to a %s',
    async (who) => {
      expect(ids.length).toBeGreaterThan(10);
      for (const { operation, path } of reading) {
        const mayName = who === 'subscriber' && MAY_NAME_AUTHOR.has(operation);
        const paths = path.includes('{')
          ? addresses(path)
          : [path, ...idsInQueries.flatMap((name) => ids.map((id) => `${path}?${name}=${id}`))];
        expect(paths.join(' '), operation).not.toContain('{');
        for (const address of new Set(paths)) {
          const { status, body } = await callers[who]('GET', address);
          const said = JSON.stringify(body ?? null).toLowerCase();
          const isVisible = mayName && status === 200;
          expect(said, `${who} GET ${address} ${status}`).not.toMatch(
            isVisible ? PRIVATE_TEXT : /colette/u,
          );
          const isRefused = path.includes('{') && !isVisible;
          const expected = isRefused ? [401, 404] : [200, 401, 404, 422];
          expect(expected, `${who} GET ${address}`).toContain(status);
        }
      }
    },
  );

  // SESSION-59
  it.each(['stranger', 'subscriber', 'visitor'] as const)(
    'no address lets a %s change it',
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

  // SESSION-59
  it('is not changed by what others do of their own', async () => {
    const before = await rowsOfUser(database, 'colette@example.org');
    expect(ownChanges.length).toBeGreaterThan(10);
    const takenOfVisitors: string[] = [];
    for (const { operation, method, path, secured, body } of ownChanges) {
      const call = {
        headers: { 'Idempotency-Key': crypto.randomUUID(), 'content-type': 'application/json' },
        body: body === '' ? undefined : body,
      };
      const visited = await api.call(method.toUpperCase(), path, call);
      if (secured && visited.status !== 401) takenOfVisitors.push(operation);
      // New sessions each time, since some of them sign out.
      for (const name of ['marguerite', 'georges']) {
        const caller = await api.signIn(name);
        const { status } = await caller.call(method.toUpperCase(), path, call);
        expect(status, `${name} ${operation}`).not.toBe(500);
      }
    }
    expect(takenOfVisitors).toEqual([]);
    expect(await rowsOfUser(database, 'colette@example.org')).toEqual(before);
  });
});
