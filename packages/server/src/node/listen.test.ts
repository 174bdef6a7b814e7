import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { MAX_BODY_BYTES } from '../http/read-json-body.ts';
import { openTestApi } from '../testing/test-api.ts';
import { listen, type ConnectionLimits } from './listen.ts';
import { everyDatabase, type TestDatabase } from './testing/databases.ts';
import { freePort } from './testing/free-port.ts';

const HEAD =
  'POST /api/auth/refresh HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
const PIECE = Buffer.from(`10000\r\n${' '.repeat(0x10000)}\r\n`);
const END = '0\r\n\r\n';

/** Waits for the first of these events; an error is not one of them. */
const anyOf = (socket: Socket, ...events: string[]) =>
  new Promise<void>((resolve) => {
    const settle = () => {
      for (const event of events) socket.off(event, settle);
      resolve();
    };
    for (const event of events) socket.on(event, settle);
  });

type Client = { socket: Socket; received: () => string; errors: Error[] };

/** A server of its own that answers each request so. */
async function serve(
  answer: (request: Request) => Response | Promise<Response>,
  limits: Partial<ConnectionLimits> = {},
): Promise<number> {
  const port = await freePort();
  const usual = { headerSeconds: 15, requestSeconds: 60, connections: 10 };
  const server = await listen(
    answer,
    { host: '127.0.0.1', port },
    { ...usual, connectionsPerAddress: undefined, ...limits },
  );
  onTestFinished(() => server.close());
  return port;
}

test('a response streams, whatever length the request declared', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const port = await serve(
    () =>
      new Response(
        new ReadableStream({
          async start(controller) {
            controller.enqueue(new TextEncoder().encode('first'));
            await held;
            controller.enqueue(new TextEncoder().encode('last'));
            controller.close();
          },
        }),
      ),
  );
  const socket = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.write('GET /export HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n');
  await expect.poll(() => received).toContain('first');
  expect(received).not.toContain('last');
  release();
  await expect.poll(() => received).toContain('last');
});

/** A connection on which something was said, and what it answers. */
function say(port: number, text: string) {
  const socket = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.on('error', () => undefined);
  socket.write(text);
  return {
    received: () => received,
    write: (more: string) => void socket.write(more),
    closed: () => once(socket, 'close'),
  };
}

// SERVER-21
test('a request with two Host headers is answered with 400', async () => {
  const port = await serve(() => new Response('served'));
  const { received } = say(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: other\r\n\r\n');
  await expect.poll(received).toMatch(/^HTTP\/1.1 400 /);
});

// SERVER-21
test('a body that takes too long is cut off', async () => {
  const port = await serve(async (request) => new Response(await request.text()), {
    headerSeconds: 1,
    requestSeconds: 1,
  });
  const { received, closed } = say(port, HEAD);
  await closed();
  expect(received()).toMatch(/^HTTP\/1.1 408 /);
});

test('a request in flight at shutdown is answered', async () => {
  const port = await freePort();
  const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  let closeMeanwhile = () => {};
  const server = await listen(() => (closeMeanwhile(), new Response('served')), {
    host: '127.0.0.1',
    port,
  });
  const idle = say(port, REQUEST);
  await expect.poll(idle.received).toContain('served');
  let closed: Promise<void> | undefined;
  closeMeanwhile = () => {
    closeMeanwhile = () => {};
    // On its way when the server closes, and not read yet.
    idle.write(REQUEST);
    closed = server.close();
  };
  const other = say(port, REQUEST);
  await expect.poll(other.received).toContain('served');
  await expect.poll(idle.received).toMatch(/connection: close/i);
  await closed;
});

// SERVER-21
test('connections beyond the limit of an address are closed', async () => {
  const port = await serve(() => new Response('served'), { connectionsPerAddress: 1 });
  const { received, write } = say(port, '');
  await say(port, '').closed();
  write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(received).toContain('served');
});

describe.each(everyDatabase.filter(({ name }) => name === 'PostgreSQL'))(
  'a body that is too large, over HTTP',
  ({ open }) => {
    let database: TestDatabase;
    let port: number;
    let server: { close: () => Promise<void> };
    beforeAll(async () => {
      database = await open();
      port = await freePort();
      const { api } = openTestApi(database.db);
      server = await listen(api.fetch, { host: '127.0.0.1', port });
    });
    afterAll(async () => {
      await server.close();
      await database.close();
    });

    /** A client that keeps sending, whatever the response. */
    function begin(): Client {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      onTestFinished(() => void socket.destroy());
      const errors: Error[] = [];
      let received = '';
      socket.on('data', (chunk) => (received += String(chunk)));
      socket.on('error', (error) => errors.push(error));
      socket.write(HEAD);
      return { socket, received: () => received, errors };
    }

    async function send({ socket }: Client, bytes: number): Promise<void> {
      for (let sent = 0; sent < bytes && !socket.destroyed; sent += 0x10000) {
        if (!socket.write(PIECE)) await anyOf(socket, 'drain', 'close');
      }
    }

    test('is answered once: the response closes the connection', async () => {
      const client = begin();
      await send(client, MAX_BODY_BYTES * 2);
      await expect.poll(client.received).toContain('request.tooLarge');
      expect(client.received()).toMatch(/^HTTP\/1.1 413 /);
      expect(client.received()).toMatch(/\r\nconnection: close\r\n/i);
    });

    test('sending on after the response ends without a reset', async () => {
      const client = begin();
      await send(client, MAX_BODY_BYTES * 2);
      await expect.poll(client.received).toContain('request.tooLarge');
      await send(client, MAX_BODY_BYTES * 6);
      const ended = once(client.socket, 'end');
      client.socket.write(END);
      await ended;
      client.socket.end();
      await anyOf(client.socket, 'close');
      expect(client.errors).toEqual([]);
    });

    test('that never ends is cut off', async () => {
      const client = begin();
      await send(client, Infinity);
      expect(client.socket.destroyed).toBe(true);
      expect(client.received()).toMatch(/^HTTP\/1.1 413 .*request\.tooLarge/s);
    });
  },
);
