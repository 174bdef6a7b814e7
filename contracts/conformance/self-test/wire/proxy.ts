import { once } from 'node:events';
import { Agent, createServer, request as send, type IncomingMessage } from 'node:http';

/** A request as it is on the wire. */
export type Message = {
  method: string;
  /** With its query, as it was written: `/api/projects?limit=1`. */
  url: string;
  /** Names in small letters. */
  headers: Record<string, string>;
  body: Buffer;
};

export type Reply = { status: number; headers: Record<string, string | string[]>; body: Buffer };

type Forward = (message: Message) => Promise<Reply>;

/** What a proxy makes of the requests to a server and of its responses. */
export type Change = (message: Message, forward: Forward) => Promise<Reply>;

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Headers without those of the connection. */
function endToEnd(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP_BY_HOP.has(name) ? [] : [[name, value]],
    ),
  );
}

/** The request as it came: in chunks where it came so, and with a length where it had one. */
function framingOf({ headers }: Message, body: Buffer): Record<string, string> {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  return body.byteLength > 0 || headers['content-length'] !== undefined
    ? { 'content-length': String(body.byteLength) }
    : {};
}

/**
 * A proxy on a socket of its own before a server at `origin`, which changes what is said.
 *
 * @returns its address, and how to stop it.
 */
export async function startProxy(origin: string, change: Change) {
  const agent = new Agent({ keepAlive: true });

  const forward: Forward = async (message) => {
    const { method, url, headers, body } = message;
    const outgoing = send(origin + url, {
      method,
      agent,
      headers: { ...endToEnd(headers), ...framingOf(message, body) },
    });
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).once('error', reject).end(body);
    });
    return {
      status: incoming.statusCode ?? 0,
      headers: endToEnd(incoming.headers),
      body: await bytesOf(incoming),
    };
  };

  const server = createServer((incoming, outgoing) => {
    const answer = async () => {
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      );
      const { method = 'GET', url = '/' } = incoming;
      const message = { method, url, headers, body: await bytesOf(incoming) };
      const reply = await change(message, forward);
      // The server's own date, or none where a change has taken it away.
      outgoing.sendDate = false;
      outgoing.writeHead(reply.status, reply.headers);
      outgoing.end(method === 'HEAD' ? undefined : reply.body);
    };
    answer().catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
