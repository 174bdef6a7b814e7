import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, headersOf, payloadOf, type Answer, type Call } from './call.ts';

/** The server could not be asked at all: no finding, the run ends. */
export class Unreachable extends Error {}

export type Client = {
  baseUrl: string;
  /** @throws Unreachable when the server does not answer. */
  send: (call: Call) => Promise<Answer>;
};

export type ClientOptions = {
  /** Milliseconds that an answer may take. */
  timeout?: number;
  /** The longest `Retry-After` that is waited for, in seconds. */
  longestWait?: number;
};

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
};

/** Sends calls over HTTP; a documented 429 is waited out, within bounds. */
export function createClient(baseUrl: string, options: ClientOptions = {}): Client {
  const { timeout = 30_000, longestWait = 20 } = options;

  /** A kept-alive connection may be closed while a call is on its way: it is sent once more. */
  async function twice(call: Call): Promise<Answer> {
    try {
      return await once(call);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return once(call);
    }
  }

  async function once(call: Call): Promise<Answer> {
    const payload = payloadOf(call);
    const authorization = await call.caller.authorization();
    const startedAt = performance.now();
    const request = {
      method: call.operation.method.toUpperCase(),
      headers: { ...headersOf(call), ...(authorization === undefined ? {} : { authorization }) },
      redirect: 'manual' as const,
      signal: AbortSignal.timeout(timeout),
      // Bytes, since fetch gives a string a content type when the call has none.
      ...(payload === undefined ? {} : { body: new TextEncoder().encode(payload.text) }),
    };
    try {
      const response = await fetch(baseUrl + addressOf(call), request);
      const text = await response.text();
      const milliseconds = performance.now() - startedAt;
      const { status, headers } = response;
      return { status, headers, text, body: json(text), milliseconds };
    } catch (error) {
      const { operationId } = call.operation;
      throw new Unreachable(`${baseUrl} did not answer ${operationId}: ${reasonOf(error)}`, {
        cause: error,
      });
    }
  }

  return {
    baseUrl,
    async send(call) {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await twice(call);
        const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
        const isDocumented = call.operation.responses['429'] !== undefined;
        if (answer.status !== 429 || !isDocumented || !(wait <= longestWait) || attempt === 4) {
          return answer;
        }
        await pause(Math.max(wait, 0.1) * 1000);
      }
    },
  };
}
