import { afterEach, beforeEach, vi } from 'vitest';
import type { TokenStore } from './access.ts';
import { createApiClient } from './create-api-client.ts';
import type { ServerTime } from './server-time.ts';

export type Answer = {
  status: number;
  body?: unknown;
  /** A stream may break off. */
  text?: string | ReadableStream;
  headers?: Record<string, string>;
};

export const problem = (status: number, messageKey: string, more: object = {}): Answer => ({
  status,
  body: { type: 'about:blank', title: 't', status, detail: 'd', messageKey, ...more },
});

type Sent = { call: string; bearer: string | null; body: string; headers: Headers };

/** What was sent, and what answers: in place of the network. */
export const server: {
  requests: Sent[];
  answer: (call: string, bearer: string | null, query: URLSearchParams) => Answer | Promise<Answer>;
} = { requests: [], answer: () => ({ status: 500 }) };

beforeEach(() => {
  server.requests = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const call = `${request.method} ${pathname.replace('/api', '')}`;
    const bearer = request.headers.get('authorization');
    server.requests.push({ call, bearer, body: await request.text(), headers: request.headers });
    const { status, body, text, headers = {} } = await server.answer(call, bearer, searchParams);
    const content = text ?? (body === undefined ? null : JSON.stringify(body));
    return new Response(content, { status, headers });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A separate client, with its storage and its reports. */
export function open(
  access: string | null = 'old',
  refresh: string | null = 'refresh',
  userId: string | null = null,
) {
  const held = { access, refresh };
  const tokens: TokenStore = {
    accessToken: () => held.access,
    refreshToken: () => held.refresh,
    storeAccessToken: (token) => {
      held.access = token;
    },
    clear: () => {
      held.access = null;
      held.refresh = null;
    },
  };
  const onSessionExpired = vi.fn<(messageKey: string | null) => void>();
  const onOtherUser = vi.fn<() => void>();
  const onServerTime = vi.fn<(time: ServerTime) => void>();
  const translate = (key: string) => `<${key}>`;
  const api = createApiClient({
    // A request's own URL need not begin with it, as with the relative one of the app.
    baseUrl: 'http://localhost:80/api',
    tokens,
    translate,
    onSessionExpired,
    userId: () => userId,
    onOtherUser,
    onServerTime,
  });
  return { api, held, onSessionExpired, onOtherUser, onServerTime };
}
