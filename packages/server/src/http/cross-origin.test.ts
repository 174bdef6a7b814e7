import contract from '@ecritoire/contracts/openapi.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../create-api.ts';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import { ACCESS_TOKEN_KEY, openTestApi, type TestApi } from '../testing/test-api.ts';

const APP = 'https://app.example';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const SAFELISTED = new Set(['Cache-Control', 'Content-Type']);

type Operation = {
  parameters?: { name: string; in: string }[];
  responses: Record<string, { headers: object }>;
};
const operations = Object.values(contract.paths).flatMap((path): Operation[] =>
  Object.values(path),
);
const parametersOf = operations.flatMap(({ parameters = [] }) => parameters);
const headersOf = operations
  .flatMap(({ responses }) => Object.values(responses))
  .flatMap(({ headers }) => Object.keys(headers));

/** What a client sends and reads by the contract, which a browser asks for by name. */
const sent = [
  'Authorization',
  'Content-Type',
  ...parametersOf.filter((one) => one.in === 'header').map(({ name }) => name),
];
const read = headersOf.filter((name) => !SAFELISTED.has(name));
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
const namesIn = (header: string | null) => sorted((header ?? '').split(','));

// Nothing of it depends on the database.
describe.each(databases.slice(0, 1))('calls from other origins', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const apiFor = (allowedOrigins: string[]): TestApi =>
    openTestApi(database.db, {
      api: createApi({
        database: database.db,
        accessTokenKey: ACCESS_TOKEN_KEY,
        identityVerifier: { verify: async () => undefined },
        logger: silent,
        checkAnswers: 'fail',
        allowedOrigins,
      }),
    });
  const from = (origin: string, headers: Record<string, string> = {}) => ({
    headers: { origin, ...headers },
  });
  const asking = (origin: string, method = 'PATCH') =>
    from(origin, {
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,if-match',
    });

  // SERVER-5
  it('are let in from an origin that is listed', async () => {
    const { call } = apiFor(['https://first.example', APP]);
    for (const [path, status] of [
      ['/health', 200],
      ['/projects', 401],
      ['/nowhere', 404],
      ['/articles?language=fr', 200],
    ] as const) {
      const { status: received, headers } = await call('GET', path, from(APP));
      expect([path, received]).toEqual([path, status]);
      expect(headers.get('access-control-allow-origin')).toBe(APP);
      expect(headers.get('vary')).toContain('Origin');
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    }
  });

  // SERVER-5
  it('read each header that the contract has', async () => {
    const { headers } = await apiFor([APP]).call('GET', '/health', from(APP));
    expect(namesIn(headers.get('access-control-expose-headers'))).toEqual(sorted(read));
  });

  // SERVER-5
  it('send each header that the contract has', async () => {
    const answer = await apiFor([APP]).call('OPTIONS', '/projects/1', asking(APP));
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    expect(namesIn(answer.headers.get('access-control-allow-headers'))).toEqual(sorted(sent));
    expect(answer.headers.get('access-control-allow-methods')?.split(',')).toContain('PATCH');
    expect(answer.headers.get('access-control-max-age')).toBe('7200');
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  // SERVER-5
  it.each([
    `${APP}:8443`,
    `${APP}.else.example`,
    'http://app.example',
    'https://pp.example',
    'null',
  ])('are not let in from %s', async (origin) => {
    const { call } = apiFor([APP]);
    const answer = await call('GET', '/health', from(origin));
    const preflight = await call('OPTIONS', '/projects', asking(origin, 'POST'));
    expect([answer.status, preflight.status]).toEqual([200, 405]);
    for (const { headers } of [answer, preflight]) {
      expect(headers.has('access-control-allow-origin')).toBe(false);
      expect(headers.get('vary')).toBe('Origin');
    }
  });

  it('are let in from anywhere only where * is listed', async () => {
    const answer = await apiFor(['*']).call('GET', '/health', from('https://anyone.example'));
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
  });

  // SERVER-5
  it('are unknown where no origin is listed', async () => {
    const { call } = apiFor([]);
    const answer = await call('GET', '/health', from(APP));
    const preflight = await call('OPTIONS', '/projects', asking(APP, 'POST'));
    expect([answer.status, preflight.status]).toEqual([200, 405]);
    const names = [...answer.headers.keys(), ...preflight.headers.keys()];
    expect(names.filter((name) => /^access-control|^vary$/u.test(name))).toEqual([]);
  });

  it('leave an OPTIONS that is no preflight a 405', async () => {
    expect((await apiFor([APP]).call('OPTIONS', '/projects', from(APP))).status).toBe(405);
  });
});
