import { Agent, request as requestPlainly } from 'node:http';
import { Agent as SecureAgent, request as requestSecurely } from 'node:https';
import { decode, type Decoded } from './decode.ts';

/** One request, ready to be sent. */
export type Message = {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Sent as it is. */
  body: Uint8Array | undefined;
};

export type Reply = { status: number; headers: Headers; bytes: Uint8Array } & Decoded;

/**
 * Why there is no answer: no connection could be made, it broke, or the answer came too late.
 * `stale` is a connection of an earlier call that broke before anything was answered: the server
 * may have closed it before it saw the call.
 */
export type Why = 'refused' | 'stale' | 'broken' | 'late';

export class NoReply extends Error {
  readonly why: Why;
  constructor(why: Why, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.why = why;
  }
}

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

/** Node leaves the length out where it expects no body, as at a DELETE; a chunked body has none. */
function lengthOf(headers: Message['headers'], body: Message['body']): Message['headers'] {
  const isChunked = Object.keys(headers).some((name) => name.toLowerCase() === 'transfer-encoding');
  return body && !isChunked ? { 'content-length': String(body.byteLength) } : {};
}

/**
 * Sends requests, each at most once. Reads go over keep-alive connections; what
 * changes something has a connection of its own, so that one that breaks is the server's doing.
 */
export function createExchange(baseUrl: string, timeout: number) {
  const isSecure = baseUrl.startsWith('https:');
  const send = isSecure ? requestSecurely : requestPlainly;
  const kept = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });

  /**
   * @param isAnew opens a new connection.
   * @throws NoReply when no whole answer comes in time.
   */
  return ({ method, url, headers, body }: Message, isAnew = false): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeout);
      const request = send(url, {
        method,
        agent: isReading(method) && !isAnew ? kept : false,
        signal,
        headers: { ...headers, ...lengthOf(headers, body) },
      });
      let isConnected = false;
      let readBefore = 0;
      request.once('socket', (socket) => {
        isConnected = !socket.connecting;
        readBefore = socket.bytesRead;
        if (!isConnected) socket.once('connect', () => (isConnected = true));
      });
      const fail = (error: unknown) => {
        const isUnread = (request.socket?.bytesRead ?? 0) === readBefore;
        const why = isConnected
          ? request.reusedSocket && isUnread
            ? 'stale'
            : 'broken'
          : 'refused';
        reject(new NoReply(signal.aborted ? 'late' : why, error));
      };
      request.once('error', fail);
      request.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', fail);
        response.once('end', () => {
          const received = new Headers();
          for (let index = 0; index + 1 < response.rawHeaders.length; index += 2) {
            received.append(response.rawHeaders[index] ?? '', response.rawHeaders[index + 1] ?? '');
          }
          const bytes = Buffer.concat(chunks);
          resolve({
            bytes,
            status: response.statusCode ?? 0,
            headers: received,
            ...decode(bytes, received.get('content-encoding') ?? ''),
          });
        });
      });
      request.end(body);
    });
}
