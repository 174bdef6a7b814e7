import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations, operationStatuses, type OperationId } from '@ecritoire/contracts';
import { rateLimits } from '@ecritoire/contracts/rate-limits';
import { createApi, type Api } from '../create-api.ts';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import { ACCESS_TOKEN_KEY, TestClock } from '../testing/test-api.ts';
import { clientOf } from './rate-limits.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const limited = Object.entries(rateLimits).map(([operationId, { requests, seconds }]) => ({
  operationId,
  requests,
  seconds,
}));

// SERVER-43
it('exactly the visitors’ operations with a 429 are limited', () => {
  const ofVisitors = new Set(
    Object.entries(operations).flatMap(([id, { secured }]) => (secured === false ? [id] : [])),
  );
  const known = Object.entries(operationStatuses)
    .filter(([id, statuses]) => statuses.includes(429) && ofVisitors.has(id))
    .map(([operationId]) => operationId);
  expect(new Set(known)).toEqual(new Set(Object.keys(rateLimits)));
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:FFFF:CB00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::', '2001:db8:1:2'],
  ['2001:0db8::5', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('the client at %s is identified by %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});

describe.each(databases)('rate limits on $name', ({ open }) => {
  let database: TestDatabase;
  let clock: TestClock;
  let api: Api;

  const openApi = (rateLimitFactor?: number) =>
    createApi({
      database: database.db,
      clock,
      accessTokenKey: ACCESS_TOKEN_KEY,
      identityVerifier: { verify: async () => undefined },
      logger: silent,
      checkAnswers: 'fail',
      ...(rateLimitFactor === undefined ? {} : { rateLimitFactor }),
    });

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.clear();
    clock = new TestClock();
    api = openApi();
  });

  /** Wrong on purpose: what is refused counts, too. */
  const ask = (operationId: string, address = '192.0.2.7', asked = api) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the table of limits.
    const { path } = operations[operationId as OperationId];
    const request = new Request(`http://localhost/api${path}`, { method: 'POST' });
    return asked.fetch(request, { address });
  };
  const askTimes = async (times: number, operationId: string, address?: string) => {
    for (let count = 0; count < times; count += 1) {
      expect((await ask(operationId, address)).status).toBe(422);
    }
  };

  // SERVER-36
  it.each(limited)(
    '$operationId allows $requests in $seconds s, then 429 with Retry-After',
    async ({ operationId, requests, seconds }) => {
      await askTimes(requests, operationId);
      clock.advance(12.5);
      const refused = await ask(operationId);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('content-type')).toBe('application/problem+json');
      expect(await refused.json()).toMatchObject({ messageKey: 'request.tooManyRequests' });
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBe(seconds - 12);

      clock.advance(wait - 1);
      expect((await ask(operationId)).status).toBe(429);
      clock.advance(1);
      expect((await ask(operationId)).status).toBe(422);
    },
  );

  it('hold for one client and one operation', async () => {
    await askTimes(10, 'askQuestion');
    expect((await ask('askQuestion')).status).toBe(429);
    expect((await ask('askQuestion', '192.0.2.8')).status).toBe(422);
    expect((await ask('suggestFeature')).status).toBe(422);
  });

  it('hold for a whole network of IPv6', async () => {
    for (let host = 1; host <= 10; host += 1) await ask('askQuestion', `2001:db8::${host}`);
    expect((await ask('askQuestion', '2001:db8::ffff')).status).toBe(429);
    expect((await ask('askQuestion', '2001:db8:0:1::1')).status).toBe(422);
  });

  it('count rightly when many ask at once, on several servers', async () => {
    const other = openApi();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        ask('joinWaitlist', '192.0.2.7', index % 2 === 0 ? api : other),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('can be raised for load tests', async () => {
    const generous = openApi(1.5);
    for (let count = 0; count < 15; count += 1) {
      expect((await ask('askQuestion', '192.0.2.7', generous)).status).toBe(422);
    }
    expect((await ask('askQuestion', '192.0.2.7', generous)).status).toBe(429);
  });

  // SERVER-36
  it('store no address, expire after a day', async () => {
    const stored = () =>
      database.onOneConnection(({ rows }) => rows('SELECT * FROM rate_limits ORDER BY 2'));
    await ask('askQuestion', '192.0.2.7');
    await ask('askQuestion', '192.0.2.8');
    expect(await stored()).toHaveLength(2);
    expect(JSON.stringify(await stored())).not.toContain('192');
    clock.advance(25 * 3600);
    await ask('askQuestion', '192.0.2.9');
    expect(await stored()).toHaveLength(1);
  });
});
