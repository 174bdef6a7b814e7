import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
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

/**
 * Serves requests until it is closed; what is under way then is finished first.
 *
 * @throws StartUpError when the port or the host cannot be used.
 */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { host, port }: { host: string; port: number },
): Promise<{ close: () => Promise<void> }> {
  const server = createAdaptorServer({
    fetch: async (request, { incoming }) => {
      const response = await fetch(request);
      if (incoming.complete || response.status < 400) return response;
      const { body } = request;
      return body && !body.locked ? lastAnswer(response, body) : response;
    },
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    throw refusal(codeOf(cause), { host, port }, cause);
  }
  return { close: () => finish(server) };
}

/**
 * Listens for a moment, so that what speaks against it is told before anything long is begun.
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

async function finish(server: ServerType): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  if (!isHttpServer(server)) return void (await closed);
  // A connection that is kept alive becomes idle only once its last answer has been sent.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

function isHttpServer(server: ServerType): server is Server {
  return 'closeIdleConnections' in server;
}
