import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { callOf } from '../suite.ts';
import type { Operation } from '../contract/contract.ts';
import { inAddress, inCookies } from '../suites/misplaced.ts';
import { bearer, visitor } from '../users.ts';
import { createClient, Unreachable } from './client.ts';

const operation: Operation = {
  operationId: 'ask',
  tags: [],
  method: 'get',
  path: '/ask',
  pointer: '#/paths/~1ask/get',
  signIn: 'none',
  parameters: [],
  body: undefined,
  responses: { '200': {}, '429': {} },
};

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return `http://127.0.0.1:${address.port}`;
}

/** Says 429 so many times, then 200. */
async function limited(times: number, retryAfter: string) {
  let asked = 0;
  const baseUrl = await serving((_, response) => {
    asked += 1;
    response.writeHead(asked <= times ? 429 : 200, { 'retry-after': retryAfter }).end();
  });
  return { baseUrl, asked: () => asked };
}

describe('a rate limit', () => {
  // KIT-47
  it('that is documented is waited out', async () => {
    const { baseUrl, asked } = await limited(2, '0');
    expect((await createClient(baseUrl).send(callOf(operation, visitor))).status).toBe(200);
    expect(asked()).toBe(3);
  });

  it('that is not documented is the answer', async () => {
    const { baseUrl, asked } = await limited(1, '0');
    const undocumented = { ...operation, responses: { '200': {} } };
    expect((await createClient(baseUrl).send(callOf(undocumented, visitor))).status).toBe(429);
    expect(asked()).toBe(1);
  });

  it('that lasts too long is the answer', async () => {
    const { baseUrl, asked } = await limited(1, '600');
    expect((await createClient(baseUrl).send(callOf(operation, visitor))).status).toBe(429);
    expect(asked()).toBe(1);
  });
});

/** Answers the first calls of each connection, and breaks the connection at the next one. */
async function breaking(answered: number) {
  const calls = new WeakMap<object, number>();
  const carriedOut: string[] = [];
  const baseUrl = await serving((request, response) => {
    const number = (calls.get(request.socket) ?? 0) + 1;
    calls.set(request.socket, number);
    carriedOut.push(request.method ?? '');
    if (number > answered) request.socket.destroy();
    else response.end();
  });
  return { baseUrl, carriedOut };
}

const as = (method: Operation['method']) => callOf({ ...operation, method }, visitor);
const errorOf = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an answer', () => {
  const writer = bearer('writer', 'an-opaque-token=');
  // KIT-23
  it.each([writer, inCookies(writer), inAddress(writer)])(
    'has the token of the call beside it: $name',
    async (caller) => {
      const baseUrl = await serving(({ url }, response) => void response.end(JSON.stringify(url)));
      const { credentials } = await createClient(baseUrl).send(callOf(operation, caller));
      expect(credentials).toContain('an-opaque-token=');
    },
  );
});

describe('a call', () => {
  // KIT-29
  it('has the headers of our client and a browser', async () => {
    const baseUrl = await serving(({ headers }, response) => {
      response.end(JSON.stringify(headers));
    });
    const client = createClient(baseUrl);
    const own = {
      accept: 'application/json',
      'content-type': 'application/json',
      'accept-encoding': 'gzip, deflate, br, zstd',
    };
    for (const method of ['get', 'delete', 'post'] as const) {
      expect((await client.send(as(method))).body).toMatchObject(own);
    }
    const bare = await client.send({ ...as('get'), headers: { 'content-type': undefined } });
    expect(bare.body).not.toHaveProperty('content-type');
    const raw = { text: '{}', contentType: undefined };
    expect((await client.send({ ...as('post'), raw })).body).not.toHaveProperty('content-type');
  });

  it('remembers the tokens that were issued', async () => {
    const tokens = { accessToken: 'an-access-token', deep: [{ refreshToken: 'a-refresh-token' }] };
    let status = 200;
    const baseUrl = await serving((_, response) => {
      response.writeHead(status).end(JSON.stringify(tokens));
      status = 422;
      tokens.accessToken = 'what a failure says';
    });
    const client = createClient(baseUrl);
    await client.send(as('get'));
    await client.send(as('get'));
    expect([...client.issuedTokens()]).toEqual([
      ['an-access-token', 'ACCESS_TOKEN'],
      ['a-refresh-token', 'REFRESH_TOKEN'],
    ]);
  });
});

describe('a connection', () => {
  // KIT-41
  it.each(['post', 'put', 'patch', 'delete'] as const)(
    'that breaks is reported, a %s never sent again',
    async (method) => {
      const { baseUrl, carriedOut } = await breaking(1);
      const client = createClient(baseUrl);
      await client.send(as('get'));
      await client.send(as(method));
      const broken = await breaking(0);
      const other = createClient(broken.baseUrl);
      expect(await errorOf(other.send(as(method)))).toMatchObject({ why: 'broken' });
      expect(broken.carriedOut).toEqual([method.toUpperCase()]);
      expect(carriedOut).toEqual(['GET', method.toUpperCase()]);
      expect(client.repeats() + other.repeats()).toBe(0);
    },
  );

  it('that breaks when used again is replaced for a read', async () => {
    const { baseUrl, carriedOut } = await breaking(1);
    const client = createClient(baseUrl);
    await client.send(as('get'));
    expect((await client.send(as('get'))).status).toBe(200);
    expect(carriedOut).toHaveLength(3);
    expect(client.repeats()).toBe(1);
  });

  it('that breaks at its first call is reported', async () => {
    const { baseUrl, carriedOut } = await breaking(0);
    const client = createClient(baseUrl);
    expect(await errorOf(client.send(as('get')))).toMatchObject({ why: 'broken' });
    expect(carriedOut).toHaveLength(1);
    expect(client.repeats()).toBe(0);
  });

  it('that breaks in the middle of a response is reported', async () => {
    let asked = 0;
    const baseUrl = await serving((_, response) => {
      asked += 1;
      if (asked === 1) return void response.end();
      response.writeHead(200, { 'content-length': '10' });
      response.write('half', () => response.destroy());
    });
    const client = createClient(baseUrl);
    await client.send(as('get'));
    expect(await errorOf(client.send(as('get')))).toMatchObject({ why: 'broken' });
    expect(asked).toBe(2);
  });

  // KIT-42
  it('that is accepted and never answered ends in time, once', async () => {
    let asked = 0;
    const baseUrl = await serving(() => void (asked += 1));
    const sent = createClient(baseUrl, { timeout: 50 }).send(as('get'));
    expect(await errorOf(sent)).toMatchObject({
      why: 'late',
      message: `${baseUrl} did not answer ask within 0.05 s.`,
    });
    expect(asked).toBe(1);
  });

  it('over which an answer never ends is given up too', async () => {
    const baseUrl = await serving((_, response) => void response.write('half'));
    const sent = createClient(baseUrl, { timeout: 50 }).send(as('get'));
    expect(await errorOf(sent)).toMatchObject({ why: 'late' });
  });

  it('that cannot be made is said in one sentence', async () => {
    const baseUrl = await serving((_, response) => void response.end());
    for (const close of closers.splice(0)) close();
    const error = await errorOf(createClient(baseUrl).send(callOf(operation, visitor)));
    expect(error).toBeInstanceOf(Unreachable);
    expect(error).toMatchObject({
      why: 'refused',
      message: expect.stringMatching(/did not answer ask: ./u),
    });
  });
});
