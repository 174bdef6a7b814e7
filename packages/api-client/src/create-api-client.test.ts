import type { Project } from '@ecritoire/contracts';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { open, problem, server } from './api-client.test-support.ts';
import { createApiClient } from './create-api-client.ts';

describe('a call', () => {
  test('answers data, error and success, typed by the contract', async () => {
    server.answer = () => ({ status: 200, body: { id: 'p1' } });
    const { api } = open();
    const result = await api.getProject('p1');
    expect(result).toEqual({ success: true, data: { id: 'p1' }, error: null });
    if (result.success) expectTypeOf(result.data).toEqualTypeOf<Project>();
  });

  test('sends the bearer token, asking for JSON', async () => {
    server.answer = () => ({ status: 200, body: {} });
    await open('token').api.getCurrentUser();
    const [request] = server.requests;
    expect(request?.bearer).toBe('Bearer token');
    expect(request?.headers.get('accept')).toBe('application/json');
    expect(request?.headers.get('content-type')).toBe('application/json');
  });

  // SITE-49
  test('sends nothing where there is no API', async () => {
    const { held } = open();
    const tokens = {
      accessToken: () => held.access,
      refreshToken: () => held.refresh,
      storeAccessToken: () => {},
      clear: () => {},
    };
    const { error } = await createApiClient({ baseUrl: null, tokens }).getArticle('un', {
      language: 'fr',
    });
    expect(error).toMatchObject({ status: 404, messageKey: 'actions.endpoints.serverError' });
    expect(server.requests).toEqual([]);
  });

  test('succeeds without a body', async () => {
    server.answer = () => ({ status: 204 });
    const result = await open().api.deleteProject('p1');
    expect(result.success).toBe(true);
  });

  test('carries its idempotency key', async () => {
    server.answer = () => ({ status: 200, body: {} });
    const change = { operation: 'delete' as const, id: 'a', parentVersion: 1 };
    await open().api.saveParagraphs('d1', 'key', { changes: [change] });
    expect(server.requests[0]?.headers.get('idempotency-key')).toBe('key');
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ changes: [change] });
  });

  test('sends If-Match and reports a stale version', async () => {
    server.answer = () => problem(412, 'request.staleVersion');
    const { error } = await open().api.updateProject('p1', { name: 'Un nom' }, { version: 3 });
    expect(server.requests[0]?.headers.get('if-match')).toBe('"3"');
    expect(error).toMatchObject({
      status: 412,
      messageKey: 'request.staleVersion',
      retryAfterSeconds: null,
    });
  });

  test('keeps its idempotency key after token refresh', async () => {
    server.answer = (call, bearer) => {
      if (call === 'POST /auth/refresh') return { status: 200, body: { accessToken: 'new' } };
      return bearer === 'Bearer new' ? { status: 201, body: {} } : problem(401, 'auth.required');
    };
    const project = { name: 'Un nom', type: 'plain' as const };
    const result = await open().api.createProject(project, { idempotencyKey: 'once' });
    expect(result.success).toBe(true);
    const keys = server.requests
      .filter(({ call }) => call === 'POST /projects')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['once', 'once']);
  });

  test.each([
    ['7', 7],
    ['0', 0],
    ['Wed, 01 Jan 2020 00:00:00 GMT', 0],
    ['Wed, 01 Jan 2020 00:00:30 GMT', 30],
    ['soon', null],
    [undefined, null],
  ])('a rate limit gives its delay: Retry-After %s', async (value, seconds) => {
    const date = 'Wed, 01 Jan 2020 00:00:00 GMT';
    const headers = value === undefined ? {} : { 'retry-after': value, date };
    server.answer = () => ({ ...problem(429, 'request.tooManyRequests'), headers });
    const { api, held } = open();
    const { error } = await api.signInWithGoogle({ idToken: 'token' });
    expect(error).toMatchObject({
      status: 429,
      messageKey: 'request.tooManyRequests',
      retryAfterSeconds: seconds,
    });
    expect(held.access).toBe('old');
  });

  // SERVER-36
  test('a proxy’s rate limit is recognised', async () => {
    server.answer = () => problem(429, 'proxy.slowDown');
    const { error } = await open().api.signInWithGoogle({ idToken: 'token' });
    expect(error?.messageKey).toBe('request.tooManyRequests');
  });

  test('a public call outlives an expired session', async () => {
    server.answer = (_, bearer) =>
      bearer === null ? { status: 200, body: { items: [] } } : problem(401, 'auth.required');
    const { api, held } = open('dead', null);
    const result = await api.listPublishedSessions();
    expect(result.success).toBe(true);
    expect(held.access).toBeNull();
    expect(server.requests.map(({ bearer }) => bearer)).toEqual(['Bearer dead', null]);
  });

  test('a lost network has no status', async () => {
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
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
  ])('an error has the catalogue’s message (%#)', async (given, messageKey, message) => {
    server.answer = () => given;
    const { error } = await open().api.getProject('p1');
    expect(error).toMatchObject({ status: given.status, messageKey, message });
  });

  test('an unreadable success is a server error', async () => {
    server.answer = () => ({ status: 200, text: '<html>' });
    const { error } = await open().api.getCurrentUser();
    expect(error).toMatchObject({ status: 500, messageKey: 'actions.endpoints.serverError' });
  });

  test.each([200, 409])('a truncated %i response has no status', async (status) => {
    const text = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('network error'));
      },
    });
    server.answer = () => ({ status, text });
    const { error } = await open().api.getCurrentUser();
    expect(error).toMatchObject({ status: null, messageKey: 'actions.endpoints.serverError' });
  });

  test('a conflict has its data', async () => {
    server.answer = () => problem(409, 'writingSessions.alreadyLive', { liveSessionId: 's1' });
    const { error } = await open().api.startWritingSession({ timeZone: 'Europe/Paris' });
    expect(error?.data).toMatchObject({ liveSessionId: 's1' });
  });
});

describe('field errors', () => {
  // SERVER-38
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
      { name: 'Too short', type: '<actions.endpoints.invalidValue>' },
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
    server.answer = () => ({ status: 422, body });
    const { error } = await open().api.createProject({ name: 'R', type: 'plain' });
    expect(error?.fieldErrors).toEqual(expected);
  });
});

describe('a request with a key', () => {
  test('sends its header only when needed', async () => {
    server.answer = () => ({ status: 201, body: { id: 'r1', createdAt: '' } });
    const { api } = open(null, null);
    const key = crypto.randomUUID();
    await api.joinWaitlist({ email: 'a@example.org' }, key);
    await api.joinWaitlist({ email: 'a@example.org' });
    expect(server.requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      key,
      null,
    ]);
  });
});

describe('the export of an account', () => {
  const text = '{"format":"ecritoire-account-1"}\n';

  // ACCOUNT-6
  test('arrives as the sent file, with progress', async () => {
    const headers = { 'content-disposition': 'attachment; filename="ecritoire-2026-09-14.json"' };
    server.answer = () => ({ status: 200, text, headers });
    const progress: number[] = [];
    const { data } = await open().api.exportAccount({
      onProgress: (bytes) => progress.push(bytes),
    });
    expect(await data?.content.text()).toBe(text);
    expect(data?.name).toBe('ecritoire-2026-09-14.json');
    expect(progress.at(-1)).toBe(text.length);
  });

  test('has a default name when the server’s is hidden', async () => {
    server.answer = () => ({ status: 200, text });
    expect((await open().api.exportAccount()).data?.name).toBe('ecritoire.json');
  });

  // ACCOUNT-6
  test('is no file when it ends in the middle', async () => {
    server.answer = () => ({ status: 200, text: text.slice(0, 12) });
    const { data, error } = await open().api.exportAccount();
    expect(data).toBeNull();
    expect(error?.messageKey).toBe('actions.endpoints.serverError');
  });

  test('fails with what the server says', async () => {
    server.answer = () => problem(403, 'auth.accountDeactivated');
    const { error } = await open().api.exportAccount();
    expect(error?.messageKey).toBe('auth.accountDeactivated');
  });
});
