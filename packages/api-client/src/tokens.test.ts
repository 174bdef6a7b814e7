import { describe, expect, test } from 'vitest';
import { open, problem, server, type Answer } from './api-client.test-support.ts';

describe('an access token that has expired', () => {
  const refreshing = (call: string, bearer: string | null): Answer => {
    if (call === 'POST /auth/refresh') return { status: 200, body: { accessToken: 'new' } };
    return bearer === 'Bearer new' ? { status: 200, body: {} } : problem(401, 'auth.required');
  };
  const refreshes = () => server.requests.filter(({ call }) => call === 'POST /auth/refresh');

  // AUTH-10
  test('are renewed once; every call is retried once', async () => {
    server.answer = refreshing;
    const { api, held } = open();
    const results = await Promise.all([
      api.getCurrentUser(),
      api.getProject('p1'),
      api.listProjects(),
    ]);
    expect(results.map(({ success }) => success)).toEqual([true, true, true]);
    expect(refreshes()).toHaveLength(1);
    expect(server.requests).toHaveLength(7);
    expect(held.access).toBe('new');
  });

  test('is renewed beforehand when only the refresh token is left', async () => {
    server.answer = refreshing;
    await open(null).api.getCurrentUser();
    expect(server.requests.map(({ call }) => call)).toEqual(['POST /auth/refresh', 'GET /auth/me']);
  });

  test('is not renewed again when another tab has done it', async () => {
    const { api, held } = open();
    server.answer = (call, bearer) => {
      held.access = 'new';
      return refreshing(call, bearer);
    };
    expect((await api.getCurrentUser()).success).toBe(true);
    expect(refreshes()).toHaveLength(0);
  });

  test('a call refused again is not retried', async () => {
    server.answer = (call) =>
      call === 'POST /auth/refresh'
        ? { status: 200, body: { accessToken: 'new' } }
        : problem(401, 'auth.required');
    const { error } = await open().api.getCurrentUser();
    expect(error?.status).toBe(401);
    expect(server.requests).toHaveLength(3);
  });

  test('a refused refresh clears everything, with notice', async () => {
    server.answer = () => problem(401, 'auth.refreshTokenInvalid');
    const { api, held, onSessionExpired } = open();
    const { error } = await api.getCurrentUser();
    expect(error?.status).toBe(401);
    expect(held).toEqual({ access: null, refresh: null });
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  // AUTH-32
  test.each([
    ['the call itself', (): Answer => problem(403, 'auth.accountDeactivated')],
    [
      'the refresh',
      (call: string): Answer =>
        call === 'POST /auth/refresh'
          ? problem(403, 'auth.accountDeactivated')
          : problem(401, 'auth.required'),
    ],
  ])('an account that %s finds deactivated ends the session', async (_, answer) => {
    server.answer = answer;
    const { api, onSessionExpired } = open();
    const { error } = await api.getCurrentUser();
    expect(error).toMatchObject({ status: 403, messageKey: 'auth.accountDeactivated' });
    expect(onSessionExpired.mock.calls).toEqual([['auth.accountDeactivated']]);
  });

  test('so does a missing refresh token', async () => {
    server.answer = () => problem(401, 'auth.required');
    const { api, held, onSessionExpired } = open('old', null);
    await api.getCurrentUser();
    expect(refreshes()).toHaveLength(0);
    expect(held.access).toBeNull();
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  // AUTH-11
  test('a call without a token fails with a reason', async () => {
    const { api, onSessionExpired } = open(null, null);
    for (const { error } of [await api.getProject('p1'), await api.getProject('p1')]) {
      expect(error).toMatchObject({ status: 401, messageKey: 'auth.required' });
    }
    expect(server.requests).toEqual([]);
    expect(onSessionExpired.mock.calls).toEqual([[null], [null]]);
  });

  test('a network lost during the refresh signs nobody out', async () => {
    server.answer = (call, bearer) =>
      call === 'POST /auth/refresh'
        ? Promise.reject(new TypeError('lost'))
        : refreshing(call, bearer);
    const { api, held, onSessionExpired } = open();
    const { error } = await api.getCurrentUser();
    expect(error?.status).toBeNull();
    expect(held).toEqual({ access: 'old', refresh: 'refresh' });
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  test.each([500, 502, 503, 504, 429])('a %i during refresh signs nobody out', async (status) => {
    server.answer = (call, bearer) =>
      call === 'POST /auth/refresh'
        ? { status, text: 'busy', headers: { 'retry-after': '60' } }
        : refreshing(call, bearer);
    const { api, held, onSessionExpired } = open();
    for (const { error } of [await api.getCurrentUser(), await api.renewAccess()]) {
      expect(error?.status).toBeNull();
      expect(error?.retryAfterSeconds).toBe(60);
    }
    expect(held).toEqual({ access: 'old', refresh: 'refresh' });
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  test('a late refusal spares a new sign-in', async () => {
    const { api, held, onSessionExpired } = open();
    server.answer = (call, bearer) => {
      if (call !== 'POST /auth/refresh') return refreshing(call, bearer);
      Object.assign(held, { access: 'new', refresh: 'newer' });
      return problem(401, 'auth.refreshTokenInvalid');
    };
    expect((await api.getCurrentUser()).success).toBe(true);
    expect(held).toEqual({ access: 'new', refresh: 'newer' });
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  test('an answer that comes after signing out signs nobody in', async () => {
    const { api, held } = open();
    server.answer = (call, bearer) => {
      if (call === 'POST /auth/refresh') {
        held.access = null;
        held.refresh = null;
      }
      return refreshing(call, bearer);
    };
    await api.getCurrentUser();
    expect(held.access).toBeNull();
  });

  test('a refused sign-in triggers no renewal', async () => {
    server.answer = () => problem(401, 'auth.authentication_failed');
    const { error } = await open().api.signInWithGoogle({ idToken: 'id' });
    expect(error?.messageKey).toBe('auth.authentication_failed');
    expect(server.requests).toHaveLength(1);
  });
});

describe('what visitors may see, too', () => {
  test('are not sent by signed-out calls', async () => {
    server.answer = () => ({ status: 200, body: { items: [], nextCursor: null } });
    const { api } = open(null, null);
    expect((await api.listPublishedSessions()).success).toBe(true);
    expect(server.requests.map(({ call, bearer }) => [call, bearer])).toEqual([
      ['GET /published-sessions', null],
    ]);
  });

  test('is seen as a visitor once the session is over', async () => {
    server.answer = (call, bearer) =>
      call.startsWith('POST') || bearer !== null
        ? problem(401, 'auth.required')
        : { status: 200, body: { items: [], nextCursor: null } };
    const { api, onSessionExpired } = open();
    expect((await api.listPublishedSessions()).success).toBe(true);
    expect(server.requests.map(({ call, bearer }) => [call, bearer])).toEqual([
      ['GET /published-sessions', 'Bearer old'],
      ['POST /auth/refresh', 'Bearer old'],
      ['GET /published-sessions', null],
    ]);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });
});

describe('tokens that are someone else’s by now', () => {
  const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub })).replaceAll('=', '')}.sign`;
  const change = { operation: 'delete' as const, id: 'a', parentVersion: 1 };

  // AUTH-27
  test('of another user block the call with a reason', async () => {
    server.answer = () => ({ status: 200, body: {} });
    const { api, held, onSessionExpired, onOtherUser } = open(tokenOf('sido'), 'r', 'colette');
    const { error } = await api.saveParagraphs('d1', 'key', { changes: [change] });
    expect(error).toMatchObject({ status: null, messageKey: 'auth.otherUser' });
    expect(server.requests).toEqual([]);
    expect(onOtherUser).toHaveBeenCalledTimes(1);
    expect(onSessionExpired).not.toHaveBeenCalled();
    expect(held).toEqual({ access: tokenOf('sido'), refresh: 'r' });
  });

  test('of another user never retry a call', async () => {
    const { api, held, onOtherUser } = open(tokenOf('colette'), 'r', 'colette');
    server.answer = (call) => {
      if (call !== 'POST /auth/refresh') return problem(401, 'auth.required');
      return { status: 200, body: { accessToken: tokenOf('sido') } };
    };
    const { error } = await api.saveParagraphs('d1', 'key', { changes: [change] });
    expect(error?.messageKey).toBe('auth.otherUser');
    expect(server.requests.map(({ call }) => call)).toEqual([
      'PATCH /documents/d1/paragraphs',
      'POST /auth/refresh',
    ]);
    expect(onOtherUser).toHaveBeenCalledTimes(1);
    expect(held.access).toBe(tokenOf('sido'));
  });

  test('may ask whose they are, and be signed out', async () => {
    server.answer = (call) => ({ status: call === 'GET /auth/me' ? 200 : 204, body: undefined });
    const { api } = open(tokenOf('sido'), 'r', 'colette');
    await api.getCurrentUser();
    await api.signOut({ refreshToken: 'r' });
    expect(server.requests.map(({ call }) => call)).toEqual(['GET /auth/me', 'POST /auth/logout']);
    expect((await api.signOutEverywhere()).error?.messageKey).toBe('auth.otherUser');
  });

  test('that are unreadable here are the server’s to judge', async () => {
    server.answer = () => ({ status: 200, body: {} });
    for (const token of ['opaque', 'a.b.c', tokenOf('colette')]) {
      const { success } = await open(token, 'r', 'colette').api.getProject('p1');
      expect(success).toBe(true);
    }
  });
});
