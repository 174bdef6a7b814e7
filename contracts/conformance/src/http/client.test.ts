import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { callOf } from '../chapter.ts';
import type { Operation } from '../contract/contract.ts';
import { visitor } from '../users.ts';
import { createClient, Unreachable } from './client.ts';

const operation: Operation = {
  operationId: 'ask',
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

describe('a connection', () => {
  it('that breaks once is tried again', async () => {
    let asked = 0;
    const baseUrl = await serving((request, response) => {
      asked += 1;
      if (asked === 1) request.socket.destroy();
      else response.end();
    });
    expect((await createClient(baseUrl).send(callOf(operation, visitor))).status).toBe(200);
  });

  it('that cannot be made is said in one sentence', async () => {
    const baseUrl = await serving((_, response) => void response.end());
    for (const close of closers.splice(0)) close();
    const sent = createClient(baseUrl).send(callOf(operation, visitor));
    await expect(sent).rejects.toThrow(Unreachable);
    await expect(sent).rejects.toThrow(/did not answer ask: /u);
  });
});
