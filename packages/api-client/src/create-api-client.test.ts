import type { Project } from '@ecritoire/contracts';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { TokenStore } from './access.ts';
import { createApiClient } from './create-api-client.ts';

type Answer = {
  status: number;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
};

const problem = (status: number, messageKey: string, more: object = {}): Answer => ({
  status,
  body: { type: 'about:blank', title: 't', status, detail: 'd', messageKey, ...more },
});

let requests: { call: string; bearer: string | null; body: string; headers: Headers }[] = [];
let answer: (call: string, bearer: string | null) => Answer | Promise<Answer>;

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
    const bearer = request.headers.get('authorization');
    requests.push({ call, bearer, body: await request.text(), headers: request.headers });
    const { status, body, text, headers = {} } = await answer(call, bearer);
    const content = text ?? (body === undefined ? null : JSON.stringify(body));
    return new Response(content, { status, headers });
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(
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
  const onSessionExpired = vi.fn<() => void>();
  const onOtherUser = vi.fn<() => void>();
  const translate = (key: string) => `<${key}>`;
  const api = createApiClient({
    // A request's own URL need not begin with it, as with the relative one of the app.
    baseUrl: 'http://localhost:80/api',
    tokens,
    translate,
    onSessionExpired,
    userId: () => userId,
    onOtherUser,
  });
  return { api, held, onSessionExpired, onOtherUser };
}

describe('a call', () => {
  test('answers data, error and success, typed by the contract', async () => {
    answer = () => ({ status: 200, body: { id: 'p1' } });
    const { api } = open();
    const result = await api.getProject('p1');
    expect(result).toEqual({ success: true, data: { id: 'p1' }, error: null });
    if (result.success) expectTypeOf(result.data).toEqualTypeOf<Project>();
  });

  test('carries the bearer token and asks for JSON', async () => {
    answer = () => ({ status: 200, body: {} });
    await open('token').api.getCurrentUser();
    const [request] = requests;
    expect(request?.bearer).toBe('Bearer token');
    expect(request?.headers.get('accept')).toBe('application/json');
    expect(request?.headers.get('content-type')).toBe('application/json');
  });

  test('succeeds without a body', async () => {
    answer = () => ({ status: 204 });
    const result = await open().api.deleteProject('p1');
    expect(result.success).toBe(true);
  });

  test('carries its idempotency key', async () => {
    answer = () => ({ status: 200, body: {} });
    const change = { operation: 'delete' as const, id: 'a', parentVersion: 1 };
    await open().api.saveParagraphs('d1', 'key', { changes: [change] });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ changes: [change] });
  });

  test('names the version it was made from, and is told when that is stale', async () => {
    answer = () => problem(412, 'request.staleVersion');
    const { error } = await open().api.updateProject('p1', { name: 'Un nom' }, { version: 3 });
    expect(requests[0]?.headers.get('if-match')).toBe('"3"');
    expect(error).toMatchObject({
      status: 412,
      messageKey: 'request.staleVersion',
      retryAfterSeconds: null,
    });
  });

  test('keeps its key when it is made again with a new token', async () => {
    answer = (call, bearer) => {
      if (call === 'POST /auth/refresh') return { status: 200, body: { accessToken: 'new' } };
      return bearer === 'Bearer new' ? { status: 201, body: {} } : problem(401, 'auth.required');
    };
    const project = { name: 'Un nom', type: 'plain' as const };
    const result = await open().api.createProject(project, { idempotencyKey: 'once' });
    expect(result.success).toBe(true);
    const keys = requests
      .filter(({ call }) => call === 'POST /projects')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['once', 'once']);
  });

  test.each([
    ['7', 7],
    ['0', 0],
    ['Wed, 01 Jan 2020 00:00:00 GMT', 0],
    ['soon', null],
    [undefined, null],
  ])('that came too often says how long to wait: Retry-After %s', async (value, seconds) => {
    const headers = value === undefined ? {} : { 'retry-after': value };
    answer = () => ({ ...problem(429, 'request.tooManyRequests'), headers });
    const { api, held } = open();
    const { error } = await api.signInWithGoogle({ idToken: 'token' });
    expect(error).toMatchObject({
      status: 429,
      messageKey: 'request.tooManyRequests',
      retryAfterSeconds: seconds,
    });
    expect(held.access).toBe('old');
  });

  test('that visitors may make, too, is made as one when the session is over', async () => {
    answer = (_, bearer) =>
      bearer === null ? { status: 200, body: { items: [] } } : problem(401, 'auth.required');
    const { api, held } = open('dead', null);
    const result = await api.listPublishedSessions();
    expect(result.success).toBe(true);
    expect(held.access).toBeNull();
    expect(requests.map(({ bearer }) => bearer)).toEqual(['Bearer dead', null]);
  });

  test('a lost network has no status', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { error } = await open().api.getCurrentUser();
    expect(error).toMatchObject({ status: null, messageKey: 'actions.endpoints.serverError' });
  });

  test.each([
    [
      problem(500, 'whatever'),
      'actions.endpoints.serverError',
      'An unexpected error occurred. Please try again later.',
    ],
    [problem(404, 'projects.notFound'), 'projects.notFound', 'HTTP 404 error occurred.'],
    [{ status: 503, text: '<html>' }, 'actions.endpoints.serverError', 'HTTP 503 error occurred.'],
    [problem(422, 'some.key'), 'some.key', 'Validation error occurred.'],
    [{ status: 422, body: {} }, 'actions.endpoints.validationError', 'Validation error occurred.'],
  ])('an error is told as the catalogue says (%#)', async (given, messageKey, message) => {
    answer = () => given;
    const { error } = await open().api.getProject('p1');
    expect(error).toMatchObject({ status: given.status, messageKey, message });
  });

  test('a success that cannot be read is a server error, not a lost network', async () => {
    answer = () => ({ status: 200, text: '<html>' });
    const { error } = await open().api.getCurrentUser();
    expect(error).toMatchObject({ status: 500, messageKey: 'actions.endpoints.serverError' });
  });

  test('the data of a conflict is kept', async () => {
    answer = () => problem(409, 'writingSessions.alreadyLive', { liveSessionId: 's1' });
    const { error } = await open().api.startWritingSession({ timeZone: 'Europe/Paris' });
    expect(error?.data).toMatchObject({ liveSessionId: 's1' });
  });
});

describe('field errors', () => {
  test.each([
    [{ errors: { name: 'Too short' } }, { name: 'Too short' }],
    [
      {
        detail: [
          { loc: ['body', 'name'], msg: 'Too short' },
          { loc: ['body', 'type'] },
          { loc: ['query', 'limit'], msg: 'no' },
        ],
      },
      { name: 'Too short', type: 'Invalid value' },
    ],
    [
      {
        errors: [
          { field: 'name', messageKey: 'a' },
          { field: 'name', messageKey: 'b' },
          { field: 'type', messageKey: 'c' },
        ],
      },
      { name: '<a>, <b>', type: '<c>' },
    ],
    [{ errors: 'nonsense' }, {}],
  ])('each shape becomes one message a field (%#)', async (body, expected) => {
    answer = () => ({ status: 422, body });
    const { error } = await open().api.createProject({ name: 'R', type: 'plain' });
    expect(error?.fieldErrors).toEqual(expected);
  });
});

describe('an access token that has expired', () => {
  const server = (call: string, bearer: string | null): Answer => {
    if (call === 'POST /auth/refresh') return { status: 200, body: { accessToken: 'new' } };
    return bearer === 'Bearer new' ? { status: 200, body: {} } : problem(401, 'auth.required');
  };
  const refreshes = () => requests.filter(({ call }) => call === 'POST /auth/refresh');

  test('is renewed once for all calls, and each call is made once more', async () => {
    answer = server;
    const { api, held } = open();
    const results = await Promise.all([
      api.getCurrentUser(),
      api.getProject('p1'),
      api.listProjects(),
    ]);
    expect(results.map(({ success }) => success)).toEqual([true, true, true]);
    expect(refreshes()).toHaveLength(1);
    expect(requests).toHaveLength(7);
    expect(held.access).toBe('new');
  });

  test('is renewed beforehand when only the refresh token is left', async () => {
    answer = server;
    await open(null).api.getCurrentUser();
    expect(requests.map(({ call }) => call)).toEqual(['POST /auth/refresh', 'GET /auth/me']);
  });

  test('is not renewed again when another tab has done it', async () => {
    const { api, held } = open();
    answer = (call, bearer) => {
      held.access = 'new';
      return server(call, bearer);
    };
    expect((await api.getCurrentUser()).success).toBe(true);
    expect(refreshes()).toHaveLength(0);
  });

  test('a call that is still refused is not made a third time', async () => {
    answer = (call) =>
      call === 'POST /auth/refresh'
        ? { status: 200, body: { accessToken: 'new' } }
        : problem(401, 'auth.required');
    const { error } = await open().api.getCurrentUser();
    expect(error?.status).toBe(401);
    expect(requests).toHaveLength(3);
  });

  test('a refused refresh clears everything and says so', async () => {
    answer = () => problem(401, 'auth.refreshTokenInvalid');
    const { api, held, onSessionExpired } = open();
    const { error } = await api.getCurrentUser();
    expect(error?.status).toBe(401);
    expect(held).toEqual({ access: null, refresh: null });
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  test('so does a missing refresh token', async () => {
    answer = () => problem(401, 'auth.required');
    const { api, held, onSessionExpired } = open('old', null);
    await api.getCurrentUser();
    expect(refreshes()).toHaveLength(0);
    expect(held.access).toBeNull();
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  test('a network lost during the refresh signs nobody out', async () => {
    answer = (call, bearer) =>
      call === 'POST /auth/refresh' ? Promise.reject(new TypeError('lost')) : server(call, bearer);
    const { api, held, onSessionExpired } = open();
    const { error } = await api.getCurrentUser();
    expect(error?.status).toBeNull();
    expect(held).toEqual({ access: 'old', refresh: 'refresh' });
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  test.each([500, 502, 503, 504, 429])(
    'a %i at the refresh, as while the server restarts, signs nobody out',
    async (status) => {
      answer = (call, bearer) =>
        call === 'POST /auth/refresh' ? { status, text: 'busy' } : server(call, bearer);
      const { api, held, onSessionExpired } = open();
      for (const { error } of [await api.getCurrentUser(), await api.renewAccess()]) {
        expect(error?.status).toBeNull();
      }
      expect(held).toEqual({ access: 'old', refresh: 'refresh' });
      expect(onSessionExpired).not.toHaveBeenCalled();
    },
  );

  test('a refusal that comes after signing in anew elsewhere clears nothing', async () => {
    const { api, held, onSessionExpired } = open();
    answer = (call, bearer) => {
      if (call !== 'POST /auth/refresh') return server(call, bearer);
      Object.assign(held, { access: 'new', refresh: 'newer' });
      return problem(401, 'auth.refreshTokenInvalid');
    };
    expect((await api.getCurrentUser()).success).toBe(true);
    expect(held).toEqual({ access: 'new', refresh: 'newer' });
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  test('an answer that comes after signing out signs nobody in', async () => {
    const { api, held } = open();
    answer = (call, bearer) => {
      if (call === 'POST /auth/refresh') {
        held.access = null;
        held.refresh = null;
      }
      return server(call, bearer);
    };
    await api.getCurrentUser();
    expect(held.access).toBeNull();
  });

  test('a refused sign-in is no reason to renew', async () => {
    answer = () => problem(401, 'auth.authentication_failed');
    const { error } = await open().api.signInWithGoogle({ idToken: 'id' });
    expect(error?.messageKey).toBe('auth.authentication_failed');
    expect(requests).toHaveLength(1);
  });
});

describe('what visitors may see, too', () => {
  test('is asked for without a token when nobody is signed in', async () => {
    answer = () => ({ status: 200, body: { items: [], nextCursor: null } });
    const { api } = open(null, null);
    expect((await api.listPublishedSessions()).success).toBe(true);
    expect(requests.map(({ call, bearer }) => [call, bearer])).toEqual([
      ['GET /published-sessions', null],
    ]);
  });

  test('is seen as a visitor once the session is over', async () => {
    answer = (call, bearer) =>
      call.startsWith('POST') || bearer !== null
        ? problem(401, 'auth.required')
        : { status: 200, body: { items: [], nextCursor: null } };
    const { api, onSessionExpired } = open();
    expect((await api.listPublishedSessions()).success).toBe(true);
    expect(requests.map(({ call, bearer }) => [call, bearer])).toEqual([
      ['GET /published-sessions', 'Bearer old'],
      ['POST /auth/refresh', 'Bearer old'],
      ['GET /published-sessions', null],
    ]);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });
});

describe('a request with a key', () => {
  test('names it in its header, and only when there is one', async () => {
    answer = () => ({ status: 201, body: { id: 'r1', createdAt: '' } });
    const { api } = open(null, null);
    const key = crypto.randomUUID();
    await api.joinWaitlist({ email: 'a@example.org' }, key);
    await api.joinWaitlist({ email: 'a@example.org' });
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([key, null]);
  });
});

describe('the export of an account', () => {
  test('comes as a file, as it was sent', async () => {
    const text = '{"format":"ecritoire-account-1"}\n';
    answer = () => ({ status: 200, text });
    const { data } = await open().api.exportAccount();
    expect(await data?.text()).toBe(text);
  });
});

describe('tokens that are someone else’s by now', () => {
  const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub })).replaceAll('=', '')}.sign`;
  const change = { operation: 'delete' as const, id: 'a', parentVersion: 1 };

  test('carry no call: it fails without being made, and says so', async () => {
    answer = () => ({ status: 200, body: {} });
    const { api, held, onSessionExpired, onOtherUser } = open(tokenOf('sido'), 'r', 'colette');
    const { error } = await api.saveParagraphs('d1', 'key', { changes: [change] });
    expect(error).toMatchObject({ status: null, messageKey: 'auth.otherUser' });
    expect(requests).toEqual([]);
    expect(onOtherUser).toHaveBeenCalledTimes(1);
    expect(onSessionExpired).not.toHaveBeenCalled();
    expect(held).toEqual({ access: tokenOf('sido'), refresh: 'r' });
  });

  test('carry no second attempt of a call that was first made with one’s own', async () => {
    const { api, held, onOtherUser } = open(tokenOf('colette'), 'r', 'colette');
    answer = (call) => {
      if (call !== 'POST /auth/refresh') return problem(401, 'auth.required');
      return { status: 200, body: { accessToken: tokenOf('sido') } };
    };
    const { error } = await api.saveParagraphs('d1', 'key', { changes: [change] });
    expect(error?.messageKey).toBe('auth.otherUser');
    expect(requests.map(({ call }) => call)).toEqual([
      'PATCH /documents/d1/paragraphs',
      'POST /auth/refresh',
    ]);
    expect(onOtherUser).toHaveBeenCalledTimes(1);
    expect(held.access).toBe(tokenOf('sido'));
  });

  test('may ask whose they are, and be signed out', async () => {
    answer = (call) => ({ status: call === 'GET /auth/me' ? 200 : 204, body: undefined });
    const { api } = open(tokenOf('sido'), 'r', 'colette');
    await api.getCurrentUser();
    await api.signOut({ refreshToken: 'r' });
    expect(requests.map(({ call }) => call)).toEqual(['GET /auth/me', 'POST /auth/logout']);
    expect((await api.signOutEverywhere()).error?.messageKey).toBe('auth.otherUser');
  });

  test('are left to the server to judge when they cannot be read here', async () => {
    answer = () => ({ status: 200, body: {} });
    for (const token of ['opaque', 'a.b.c', tokenOf('colette')]) {
      const { success } = await open(token, 'r', 'colette').api.getProject('p1');
      expect(success).toBe(true);
    }
  });
});
