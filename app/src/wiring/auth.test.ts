import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { openAuth } from './auth.ts';
import { openToasts } from './toasts.ts';

const user = { id: 'u1', name: 'Colette' };

/** The cookies that all tabs share, and the API they call. */
let cookies: Map<string, string>;
let calls: string[];
let isDown: boolean;

beforeEach(() => {
  cookies = new Map();
  calls = [];
  isDown = false;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', {
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
    if (isDown) throw new TypeError('Failed to fetch');
    if (path === '/auth/google') return Response.json({ accessToken: 'a', refreshToken: 'r' });
    if (path === '/auth/refresh') return Response.json({ accessToken: 'a2' });
    if (path === '/auth/me') return Response.json(user);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function openTab() {
  const paths: string[] = [];
  const toasts = openToasts();
  const { auth } = openAuth({
    baseUrl: 'http://localhost/api',
    translate: (key) => key,
    toasts,
    goTo: (path) => paths.push(path),
    putAwayText: async () => void calls.push('text put away'),
  });
  const until = (tag: 'signedIn' | 'signedOut' | 'unreachable') =>
    waitFor(auth, (snapshot) => snapshot.hasTag(tag));
  const shown = () => toasts.getSnapshot().context.toasts.map(({ messageKey }) => messageKey);
  return { auth, paths, until, shown };
}

describe('signing in and out, as tabs see it', () => {
  test('signing in leaves both cookies and the user', async () => {
    const tab = openTab();
    await tab.until('signedOut');
    tab.auth.send({ type: 'signIn', idToken: 'id' });
    expect((await tab.until('signedIn')).context.user).toEqual(user);
    expect(Object.fromEntries(cookies)).toEqual({ authToken: 'a', refreshToken: 'r' });
  });

  test('with only a refresh cookie the access token is renewed before the user is asked for', async () => {
    cookies.set('refreshToken', 'r');
    await openTab().until('signedIn');
    expect(calls).toEqual(['/auth/refresh', '/auth/me']);
    expect(cookies.get('authToken')).toBe('a2');
  });

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
    'what is being written is put away before %s takes the tokens',
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

  test('signing in in one tab signs in the other', async () => {
    const [one, other] = [openTab(), openTab()];
    await Promise.all([one.until('signedOut'), other.until('signedOut')]);
    one.auth.send({ type: 'signIn', idToken: 'id' });
    await other.until('signedIn');
    expect(calls.filter((path) => path === '/auth/google')).toHaveLength(1);
  });

  test('a lost network at the start keeps the cookies, says so, and is tried again when online', async () => {
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
});
