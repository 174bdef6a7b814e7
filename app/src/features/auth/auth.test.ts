import 'fake-indexeddb/auto';
import { createDeviceQueues } from '@ecritoire/document-sync';
import { FakeStorage, openTestQueue } from '@ecritoire/document-sync/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { openAuth } from './auth.ts';
import { cookieTokens } from '../../shared/runtime/cookies.ts';
import { openToasts } from '../../shared/runtime/toasts.ts';

const queues = createDeviceQueues(new FakeStorage());
const colette = { id: 'u1', name: 'Colette' };
const sido = { id: 'u2', name: 'Sido' };

/** The cookies that all tabs share, and the API they call. */
let cookies: Map<string, string>;
let calls: string[];
/** The bodies of what was signed out. */
let loggedOut: string[];
let isDown: boolean;
/** Seconds that a busy server asks to wait; null of one that is not busy. */
let retryAfter: number | null;
/** What signing out waits for. */
let putAway: Promise<void>;
/** Whose the tokens are. */
let user: typeof colette;
let sessionStorage: Map<string, string>;
/** What the tabs of one test hear, those of the next must not. */
let channels: BroadcastChannel[];
const RealBroadcastChannel = BroadcastChannel;

beforeEach(() => {
  cookies = new Map();
  calls = [];
  loggedOut = [];
  isDown = false;
  retryAfter = null;
  putAway = Promise.resolve();
  user = colette;
  sessionStorage = new Map();
  channels = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends RealBroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => sessionStorage.get(key) ?? null,
    setItem: (key: string, value: string) => sessionStorage.set(key, value),
    removeItem: (key: string) => sessionStorage.delete(key),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => {},
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('max-age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    calls.push(path);
    if (path === '/auth/logout') loggedOut.push(await request.text());
    if (isDown) throw new TypeError('Failed to fetch');
    if (retryAfter !== null) {
      return new Response(null, { status: 429, headers: { 'Retry-After': `${retryAfter}` } });
    }
    if (path === '/auth/google') return Response.json({ accessToken: 'a', refreshToken: 'r' });
    if (path === '/auth/refresh') return Response.json({ accessToken: 'a2' });
    if (path === '/auth/me') return Response.json(user);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  for (const channel of channels) channel.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The writers whose stored input was cleared. */
let cleared: string[] = [];
beforeEach(() => {
  cleared = [];
});

function openTab(life = new AbortController()) {
  const paths: string[] = [];
  const toasts = openToasts();
  const { api, auth } = openAuth({
    baseUrl: 'http://localhost/api',
    clock: { now: () => 0, observe: () => {} },
    tokens: cookieTokens(document),
    queues,
    inputBuffer: { clearStored: (userId) => cleared.push(userId) },
    until: life.signal,
    translate: (key) => key,
    toasts,
    goTo: (path) => paths.push(path),
    leaveDeletedAccount: () => paths.push('left'),
    reloadPage: () => paths.push('reloaded'),
    putAwayText: async () => {
      calls.push('text put away');
      await putAway;
    },
  });
  const until = (tag: 'signedIn' | 'signedOut' | 'unreachable') =>
    waitFor(auth, (snapshot) => snapshot.hasTag(tag));
  const shown = () => toasts.getSnapshot().context.toasts.map(({ messageKey }) => messageKey);
  return { api, auth, paths, until, shown };
}

describe('signing in and out, as tabs see it', () => {
  test('signing in leaves cookies and user', async () => {
    const tab = openTab();
    await tab.until('signedOut');
    tab.auth.send({ type: 'signIn', idToken: 'id' });
    expect((await tab.until('signedIn')).context.user).toEqual(user);
    expect(Object.fromEntries(cookies)).toEqual({ authToken: 'a', refreshToken: 'r' });
  });

  // AUTH-9
  test('a lone refresh cookie renews the access token first', async () => {
    cookies.set('refreshToken', 'r');
    await openTab().until('signedIn');
    expect(calls).toEqual(['/auth/refresh', '/auth/me']);
    expect(cookies.get('authToken')).toBe('a2');
  });

  // AUTH-18
  test('signing out in one tab signs out the other', async () => {
    cookies.set('authToken', 'a').set('refreshToken', 'r');
    const [one, other] = [openTab(), openTab()];
    await Promise.all([one.until('signedIn'), other.until('signedIn')]);
    one.auth.send({ type: 'signOut' });
    await Promise.all([one.until('signedOut'), other.until('signedOut')]);
    expect(cookies.size).toBe(0);
    expect(one.paths).toEqual(['/']);
    expect(calls.filter((path) => path === '/auth/logout')).toHaveLength(1);
  });

  test.each(['signOut', 'signOutEverywhere'] as const)(
    'typing is stored before %s',
    async (type) => {
      cookies.set('authToken', 'a').set('refreshToken', 'r');
      const tab = openTab();
      await tab.until('signedIn');
      calls = [];
      tab.auth.send({ type });
      await tab.until('signedOut');
      expect(calls).toEqual([
        'text put away',
        type === 'signOut' ? '/auth/logout' : '/auth/logout-all',
      ]);
    },
  );

  // SERVER-50
  test('a closed studio ignores the other tabs', async () => {
    cookies.set('authToken', 'a').set('refreshToken', 'r');
    const life = new AbortController();
    const [ended, other, third] = [openTab(life), openTab(), openTab()];
    await Promise.all([ended, other, third].map((tab) => tab.until('signedIn')));
    life.abort();
    other.auth.send({ type: 'signOut' });
    await third.until('signedOut');
    expect(ended.auth.getSnapshot().hasTag('signedIn')).toBe(true);
  });

  test('signing in in one tab signs in the other', async () => {
    const [one, other] = [openTab(), openTab()];
    await Promise.all([one.until('signedOut'), other.until('signedOut')]);
    one.auth.send({ type: 'signIn', idToken: 'id' });
    await other.until('signedIn');
    expect(calls.filter((path) => path === '/auth/google')).toHaveLength(1);
  });

  test('another user in another tab reloads a writer’s tab', async () => {
    cookies.set('authToken', 'a').set('refreshToken', 'r');
    const writing = openTab();
    await writing.until('signedIn');
    cookies.clear();
    const other = openTab();
    await other.until('signedOut');
    user = sido;
    other.auth.send({ type: 'signIn', idToken: 'id' });
    await expect.poll(() => writing.paths).toEqual(['reloaded']);
  });

  // AUTH-27
  test('a call with another user’s cookies is blocked and reloads', async () => {
    const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;
    cookies.set('authToken', tokenOf(colette.id)).set('refreshToken', 'r');
    const writing = openTab();
    await writing.until('signedIn');
    user = sido;
    cookies.set('authToken', tokenOf(sido.id)).set('refreshToken', 'r2');
    calls = [];
    const { error } = await writing.api.saveParagraphs('d1', 'key', { changes: [] });
    expect(error?.messageKey).toBe('auth.otherUser');
    await expect.poll(() => writing.paths).toEqual(['reloaded']);
    expect(calls).toEqual(['/auth/me']);
    expect(cookies.get('refreshToken')).toBe('r2');
  });

  // AUTH-28
  test('a sign-in in another tab survives this tab’s sign-out', async () => {
    let done = () => {};
    putAway = new Promise((resolve) => {
      done = resolve;
    });
    cookies.set('authToken', 'a').set('refreshToken', 'old');
    const leaving = openTab();
    await leaving.until('signedIn');
    cookies.clear();
    const other = openTab();
    await other.until('signedOut');
    cookies.set('authToken', 'a').set('refreshToken', 'old');
    leaving.auth.send({ type: 'signOut' });
    other.auth.send({ type: 'signIn', idToken: 'id' });
    await other.until('signedIn');
    await expect.poll(() => leaving.auth.getSnapshot().context.isSupplanted).toBe(true);
    done();
    await expect.poll(() => leaving.paths).toEqual(['reloaded']);
    expect(Object.fromEntries(cookies)).toEqual({ authToken: 'a', refreshToken: 'r' });
    expect(new Set(loggedOut)).toEqual(new Set([JSON.stringify({ refreshToken: 'old' })]));
    expect(other.auth.getSnapshot().hasTag('signedIn')).toBe(true);
  });

  test('a tab goes on when its writer signs in again', async () => {
    cookies.set('authToken', 'a').set('refreshToken', 'r');
    const writing = openTab();
    await writing.until('signedIn');
    cookies.clear();
    const other = openTab();
    await other.until('signedOut');
    calls = [];
    other.auth.send({ type: 'signIn', idToken: 'id' });
    await expect.poll(() => calls).toEqual(['/auth/google', '/auth/me', '/auth/me']);
    await expect
      .poll(() => writing.auth.getSnapshot().matches({ signedIn: { idle: 'resting' } }))
      .toBe(true);
    expect(writing.paths).toEqual([]);
  });

  test.each([
    ['signOut', 'auth.toasts.signOutFailed'],
    ['signOutEverywhere', 'auth.toasts.signOutEverywhereFailed'],
  ] as const)('a failed %s is announced once, on the next page', async (type, toast) => {
    cookies.set('authToken', 'a').set('refreshToken', 'r');
    const tab = openTab();
    await tab.until('signedIn');
    isDown = true;
    tab.auth.send({ type });
    await tab.until('signedOut');
    expect(tab.paths).toEqual(['/']);
    expect(openTab().shown()).toEqual([toast]);
    expect(openTab().shown()).toEqual([]);
  });

  // ACCOUNT-7
  test('a deleted account leaves the other tabs without data', async () => {
    cookies.set('authToken', 'a').set('refreshToken', 'r');
    const [one, other] = [openTab(), openTab()];
    await Promise.all([one.until('signedIn'), other.until('signedIn')]);
    calls = [];
    one.auth.send({ type: 'accountDeleted' });
    await other.until('signedOut');
    expect([one.paths, other.paths]).toEqual([['left'], ['left']]);
    expect(calls).toEqual([]);

    const queue = await openTestQueue({ userId: colette.id, documentId: 'd1' });
    await queue.save({
      inFlight: { key: 'key', changes: [] },
      pending: { a: { operation: 'delete', id: 'a', parentVersion: 1 } },
    });
    expect(await queues.list(colette.id)).toHaveLength(1);
    expect(openTab().shown()).toEqual(['account.deleted']);
    expect(cleared).toEqual([colette.id]);
    await expect.poll(() => queues.list(colette.id)).toEqual([]);
    queue.close();
    expect(openTab().shown()).toEqual([]);
  });

  test('the session storage’s message must be known', () => {
    sessionStorage.set('ecritoire:toast', 'anything');
    expect(openTab().shown()).toEqual([]);
  });

  // SITE-21
  test('a browser that refuses to keep anything signs nobody out', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    cookies.set('authToken', 'a').set('refreshToken', 'r');
    const tab = openTab();
    await tab.until('signedIn');
    expect(tab.shown()).toEqual([]);
  });

  test('a lost network at start keeps cookies and retries', async () => {
    cookies.set('authToken', 'a').set('refreshToken', 'r');
    isDown = true;
    const tab = openTab();
    await tab.until('unreachable');
    expect(cookies.size).toBe(2);
    expect(tab.shown()).toEqual(['auth.toasts.loadUserFailed']);
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await tab.until('signedIn');
  });

  // AUTH-29
  test.each([
    ['user', '/auth/me', ['authToken', 'refreshToken']],
    ['refresh', '/auth/refresh', ['refreshToken']],
  ])('a start whose %s is refused waits for Retry-After', async (_call, path, names) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    for (const name of names) cookies.set(name, 'stored');
    retryAfter = 60;
    const tab = openTab();
    await tab.until('unreachable');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([path]);
    retryAfter = null;
    await vi.advanceTimersByTimeAsync(1000);
    await tab.until('signedIn');
  });
});
