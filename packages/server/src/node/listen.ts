import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { clientOf } from '../http/rate-limits.ts';
import { isTakenOnIpv6 } from './ipv6-loopback.ts';
import { lastAnswer } from './last-answer.ts';
import { codeOf, StartUpError } from './start-up-error.ts';

/** How long requests under way may take to end when the server closes, in milliseconds. */
const GRACE = 10_000;

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Port PORT is taken by another program: stop it, or set PORT to another one.',
  EACCES: 'Port PORT may not be used by this user: set PORT to another one, from 1024 on.',
  EADDRNOTAVAIL: 'HOST is no address of this machine: set HOST to another one.',
  ENOTFOUND: 'HOST is no address of this machine: set HOST to another one.',
};

/** What clients may take of the server. */
export type ConnectionLimits = {
  /** Seconds from the first byte of a request until its headers have come. */
  headerSeconds: number;
  /** Seconds from the first byte of a request until its body has come. */
  requestSeconds: number;
  /** Open connections in all. */
  connections: number;
  /** Open connections of one address; undefined where all come from one proxy. */
  connectionsPerAddress: number | undefined;
};

const USUAL_LIMITS: ConnectionLimits = {
  headerSeconds: 15,
  requestSeconds: 60,
  connections: 4000,
  connectionsPerAddress: 200,
};

/** How often Node looks for requests that take too long, in milliseconds. */
const TIMEOUT_CHECK_INTERVAL = 1_000;

/**
 * Serves requests until it is closed; what is under way then is finished first.
 *
 * @throws StartUpError when the port or the host cannot be used.
 */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { host, port }: { host: string; port: number },
  limits = USUAL_LIMITS,
): Promise<{ close: () => Promise<void> }> {
  let isClosing = false;
  let lastRequestAt = 0;
  const server = createAdaptorServer({
    serverOptions: {
      headersTimeout: limits.headerSeconds * 1000,
      requestTimeout: limits.requestSeconds * 1000,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL,
    },
    fetch: async (request, { incoming }) => {
      if (hasSeveralHosts(incoming)) return new Response(null, { status: 400 });
      lastRequestAt = Date.now();
      const response = await fetch(request);
      if (isClosing) response.headers.set('connection', 'close');
      if (incoming.complete || response.status < 400) return response;
      const { body } = request;
      return body && !body.locked ? lastAnswer(response, body) : response;
    },
  });
  if (isHttpServer(server)) limitConnections(server, limits);
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    throw refusal(codeOf(cause), { host, port }, cause);
  }
  return {
    close() {
      isClosing = true;
      return finish(server, () => Date.now() - lastRequestAt);
    },
  };
}

/** RFC 9112 §3.2: 400 for a request with more than one Host. */
const hasSeveralHosts = ({ rawHeaders }: { rawHeaders?: IncomingMessage['rawHeaders'] }) =>
  (rawHeaders ?? []).filter((name, index) => index % 2 === 0 && /^host$/iu.test(name)).length > 1;

/** After so many milliseconds in which nothing came and nothing was read, a connection is closed. */
const SILENCE = 120_000;

function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.timeout = SILENCE;
  server.maxConnections = limits.connections;
  const { connectionsPerAddress } = limits;
  if (connectionsPerAddress === undefined) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = clientOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > connectionsPerAddress) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/**
 * Listens for a moment, so that a conflict is reported before anything long is begun.
 *
 * @param place.publicOrigin where browsers are sent: at localhost they may find another program.
 * @throws StartUpError when the port or the host cannot be used.
 */
export async function assertCanListen(place: {
  host: string;
  port: number;
  publicOrigin: string;
}): Promise<void> {
  const server = await listen(() => new Response(null, { status: 503 }), place);
  await server.close();
  const isLocalhost = new URL(place.publicOrigin).hostname === 'localhost';
  if (isLocalhost && (await isTakenOnIpv6(place.port))) throw refusal('EADDRINUSE', place);
}

function refusal(
  code: string | undefined,
  { host, port }: { host: string; port: number },
  cause?: unknown,
): StartUpError {
  const sentence = REASONS[code ?? ''] ?? 'Port PORT of HOST cannot be used.';
  return new StartUpError(sentence.replace(/PORT\b/, String(port)).replace(/HOST\b/, host), {
    cause,
  });
}

/** Milliseconds without a request after which a keep-alive connection has none on its way. */
const QUIET = 300;

/** @param quietFor milliseconds since the last request. */
async function finish(server: ServerType, quietFor: () => number): Promise<void> {
  const closed = once(server, 'close');
  if (!isHttpServer(server)) {
    server.close();
    return void (await closed);
  }
  // Node's own would end connections on which a request has come that it has not read yet.
  NetServer.prototype.close.call(server);
  // A keep-alive connection becomes idle only once its last response has been sent.
  const idle = setInterval(() => {
    // After what has come meanwhile was read.
    setImmediate(() => {
      if (quietFor() > QUIET) server.closeIdleConnections();
    });
  }, 50);
  const late = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

function isHttpServer(server: ServerType): server is Server {
  return 'closeIdleConnections' in server;
}
