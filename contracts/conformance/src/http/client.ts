import { setTimeout as pause } from 'node:timers/promises';
import {
  ACCEPT_ENCODING,
  addressOf,
  headersOf,
  payloadOf,
  withQuery,
  type Answer,
  type Call,
} from './call.ts';
import { tokensIn } from '../report/redact.ts';
import { createExchange, NoReply, type Message, type Reply, type Why } from './exchange.ts';

/** The server gave no answer; the message says to what, and why. */
export class Unreachable extends Error {
  readonly why: Why;
  constructor(message: string, why: Why, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}

export type Client = {
  baseUrl: string;
  /**
   * @param manner `isImpatient` takes a 429 for the answer, whatever it documents.
   * @throws Unreachable when the server does not answer.
   */
  send: (call: Call, manner?: { isImpatient?: boolean }) => Promise<Answer>;
  /** How many calls were sent a second time, since their keep-alive connection was closed. */
  repeats: () => number;
  /** The tokens that the server has issued → the variables that stand for them in a report. */
  issuedTokens: () => ReadonlyMap<string, string>;
};

export type ClientOptions = {
  /** Milliseconds that an answer may take. */
  timeout?: number;
  /** The longest `Retry-After` that is waited for, in seconds. */
  longestWait?: number;
  /** Called with what is waited for. */
  say?: (sentence: string) => void;
};

/** Milliseconds after which the kit says what it waits for. */
const PATIENCE = 5000;

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The tokens in what a call authenticates itself with: `Bearer token`, `name=token; other=token`. */
const credentialsOf = (authorization = '', place: Call['caller']['place']): string[] =>
  authorization
    .split(/[\s;&]+/u)
    .map((part) => (place === undefined ? part : part.slice(part.indexOf('=') + 1)));

/** Sends calls over HTTP; a documented 429 is waited out, within bounds. */
export function createClient(baseUrl: string, options: ClientOptions = {}): Client {
  const { timeout = 30_000, longestWait = 20, say = () => undefined } = options;
  const exchange = createExchange(baseUrl, timeout);
  let repeats = 0;
  const issued = new Map<string, string>();

  /** Only a read over a keep-alive connection that was closed is sent a second time. */
  async function replyTo(message: Message): Promise<Reply> {
    try {
      return await exchange(message);
    } catch (error) {
      if (!(error instanceof NoReply) || error.why !== 'stale') throw error;
      repeats += 1;
      return exchange(message, true);
    }
  }

  async function once(call: Call): Promise<Answer> {
    const payload = payloadOf(call);
    const { place = 'Authorization' } = call.caller;
    const authorization = await call.caller.authorization();
    const address = addressOf(call);
    const { operationId, method } = call.operation;
    const startedAt = performance.now();
    const waiting = setTimeout(say, PATIENCE, `waiting for an answer to ${operationId}`);
    try {
      const { status, headers, text, bytes, encodingFault } = await replyTo({
        method: method.toUpperCase(),
        url: baseUrl + (place === 'address' ? withQuery(address, authorization ?? '') : address),
        headers: {
          'accept-encoding': ACCEPT_ENCODING,
          ...headersOf(call),
          ...(authorization === undefined || place === 'address' ? {} : { [place]: authorization }),
        },
        body: payload && (payload.bytes ?? new TextEncoder().encode(payload.text)),
      });
      const received = json(text);
      if (status < 300) tokensIn(received, issued);
      return {
        status,
        headers,
        text,
        ...(headers.get('content-type') === 'application/zip' ? { bytes } : {}),
        ...(encodingFault === undefined ? {} : { encodingFault }),
        body: received,
        milliseconds: performance.now() - startedAt,
        credentials: credentialsOf(authorization, call.caller.place),
      };
    } catch (error) {
      if (!(error instanceof NoReply)) throw error;
      const { why, message } = error;
      const reason = why === 'late' ? ` within ${timeout / 1000} s.` : `: ${message}`;
      throw new Unreachable(`${baseUrl} did not answer ${operationId}${reason}`, why, {
        cause: error,
      });
    } finally {
      clearTimeout(waiting);
    }
  }

  return {
    baseUrl,
    repeats: () => repeats,
    issuedTokens: () => issued,
    async send(call, { isImpatient = false } = {}) {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await once(call);
        const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
        const isDocumented = call.operation.responses['429'] !== undefined;
        const isWaitedFor = answer.status === 429 && isDocumented && wait <= longestWait;
        if (isImpatient || !isWaitedFor || attempt === 4) return answer;
        say(`waiting ${wait} s for the rate limit of ${call.operation.operationId}`);
        await pause(Math.max(wait, 0.1) * 1000);
      }
    },
  };
}
