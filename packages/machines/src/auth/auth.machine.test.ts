import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { authMachine } from './auth.machine.ts';
import type { AuthEmitted, Tokens, User } from './auth.types.ts';

const colette: User = {
  id: 'u1',
  email: 'colette@example.org',
  name: 'Colette',
  pictureUrl: null,
  bio: null,
  language: 'fr',
  timeZone: 'Europe/Paris',
  weekStart: 'monday',
  createdAt: '2026-01-01T00:00:00Z',
};
const refused = { status: 401, messageKey: 'auth.refreshTokenInvalid' };
const noAnswer = { status: null, messageKey: 'actions.endpoints.serverError' };

type Device = {
  tokens: Partial<Tokens>;
  refresh: () => Promise<void>;
  exchange: (idToken: string) => Promise<Tokens>;
  user: () => Promise<User>;
  signOut: () => Promise<void>;
};

function open(device: Partial<Device> = {}) {
  const calls: string[] = [];
  const said: AuthEmitted[] = [];
  const tokens: Partial<Tokens> = { ...device.tokens };
  const call = <T>(name: string, answer: () => Promise<T>) => {
    calls.push(name);
    return answer();
  };
  const ok = () => Promise.resolve();
  const actor = createActor(
    authMachine.provide({
      actors: {
        readTokens: fromPromise(() =>
          Promise.resolve({
            hasAccess: tokens.accessToken !== undefined,
            hasRefresh: tokens.refreshToken !== undefined,
          }),
        ),
        refreshAccessToken: fromPromise(() => call('refresh', device.refresh ?? ok)),
        exchangeIdToken: fromPromise<Tokens, { idToken: string }>(({ input: { idToken } }) =>
          call(`exchange ${idToken}`, () =>
            device.exchange
              ? device.exchange(idToken)
              : Promise.resolve({ accessToken: 'a', refreshToken: 'r' }),
          ),
        ),
        loadUser: fromPromise(() => call('user', device.user ?? (() => Promise.resolve(colette)))),
        postSignOut: fromPromise(() => call('sign out', device.signOut ?? ok)),
        postSignOutEverywhere: fromPromise(() => call('sign out everywhere', device.signOut ?? ok)),
      },
      actions: {
        storeTokens: (_, stored) => Object.assign(tokens, stored),
        clearTokens: () => {
          delete tokens.accessToken;
          delete tokens.refreshToken;
        },
        'tell other tabs: signed out': () => calls.push('tell signed out'),
        'tell other tabs: signed in': () => calls.push('tell signed in'),
      },
    }),
  );
  actor.on('*', (event) => said.push(event));
  actor.start();
  const until = (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.hasTag(tag));
  const toasts = () => said.flatMap((event) => (event.type === 'toast' ? event.messageKey : []));
  const paths = () => said.flatMap((event) => (event.type === 'goTo' ? event.path : []));
  return { actor, calls, tokens, until, toasts, paths };
}

const signedIn = { tokens: { accessToken: 'a', refreshToken: 'r' } };
const onlyRefresh = { tokens: { refreshToken: 'r' } };

describe(`${authMachine.id}: starting`, () => {
  test('without tokens nobody is signed in and nobody is asked', async () => {
    const { calls, until } = open();
    await until('signedOut');
    expect(calls).toEqual([]);
  });

  test('with an access token the user is loaded', async () => {
    const { actor, calls, until } = open(signedIn);
    await until('signedIn');
    expect(calls).toEqual(['user']);
    expect(actor.getSnapshot().context.user).toEqual(colette);
  });

  test('with only a refresh token the access token is refreshed first', async () => {
    const { calls, until } = open(onlyRefresh);
    await until('signedIn');
    expect(calls).toEqual(['refresh', 'user']);
  });

  test('a refused refresh clears everything', async () => {
    const { tokens, toasts, until } = open({
      ...onlyRefresh,
      refresh: () => Promise.reject(refused),
    });
    await until('signedOut');
    expect(tokens).toEqual({});
    expect(toasts()).toEqual(['auth.toasts.refreshFailed']);
  });

  test('a user who cannot be loaded clears everything', async () => {
    const { actor, tokens, toasts, until } = open({
      ...signedIn,
      user: () => Promise.reject({ status: 403, messageKey: 'auth.accountDeactivated' }),
    });
    await until('signedOut');
    expect(tokens).toEqual({});
    expect(toasts()).toEqual(['auth.toasts.loadUserFailed']);
    expect(actor.getSnapshot().context.messageKey).toBe('auth.accountDeactivated');
  });

  test('a lost network keeps the tokens and can be tried again', async () => {
    let isUp = false;
    const { actor, tokens, until } = open({
      ...signedIn,
      user: () => (isUp ? Promise.resolve(colette) : Promise.reject(noAnswer)),
    });
    await until('unreachable');
    expect(tokens).toEqual(signedIn.tokens);
    isUp = true;
    actor.send({ type: 'retry' });
    await until('signedIn');
  });

  test('someone who comes back from the provider signs in even so', async () => {
    let isUp = false;
    const { actor, calls, until } = open({
      ...signedIn,
      user: () => (isUp ? Promise.resolve(colette) : Promise.reject(noAnswer)),
    });
    await until('unreachable');
    isUp = true;
    actor.send({ type: 'signIn', idToken: 'id' });
    await until('signedIn');
    expect(calls).toContain('exchange id');
  });
});

describe(`${authMachine.id}: signing in`, () => {
  test('exchanges the id token, stores the tokens, then loads the user', async () => {
    const { actor, calls, tokens, until } = open();
    await until('signedOut');
    actor.send({ type: 'signIn', idToken: 'id' });
    await until('signedIn');
    expect(calls).toEqual(['exchange id', 'user', 'tell signed in']);
    expect(tokens).toEqual({ accessToken: 'a', refreshToken: 'r' });
  });

  test('a refused id token clears everything and keeps the reason', async () => {
    const { actor, tokens, toasts, until } = open({
      exchange: () => Promise.reject({ status: 403, messageKey: 'auth.email_not_verified' }),
    });
    await until('signedOut');
    actor.send({ type: 'signIn', idToken: 'id' });
    await until('signedOut');
    expect(tokens).toEqual({});
    expect(toasts()).toEqual(['auth.toasts.signInFailed']);
    expect(actor.getSnapshot().context.messageKey).toBe('auth.email_not_verified');
  });

  test('a user who cannot be loaded clears the tokens just stored', async () => {
    const { actor, tokens, toasts, until } = open({ user: () => Promise.reject(noAnswer) });
    await until('signedOut');
    actor.send({ type: 'signIn', idToken: 'id' });
    await until('signingIn');
    await until('signedOut');
    expect(tokens).toEqual({});
    expect(toasts()).toEqual(['auth.toasts.loadUserFailed']);
  });
});

describe(`${authMachine.id}: signing out`, () => {
  test.each([
    ['signOut', 'sign out', 'auth.toasts.signOutFailed'],
    ['signOutEverywhere', 'sign out everywhere', 'auth.toasts.signOutEverywhereFailed'],
  ] as const)('%s clears and goes to / even when it fails', async (type, name, toast) => {
    for (const fails of [false, true]) {
      const desk = open({
        ...signedIn,
        signOut: () => (fails ? Promise.reject(noAnswer) : Promise.resolve()),
      });
      await desk.until('signedIn');
      desk.actor.send({ type });
      await desk.until('signedOut');
      expect(desk.calls).toEqual(['user', name, 'tell signed out']);
      expect(desk.tokens).toEqual({});
      expect(desk.paths()).toEqual(['/']);
      expect(desk.toasts()).toEqual(fails ? [toast] : []);
      expect(desk.actor.getSnapshot().context.user).toBeNull();
    }
  });

  test('signing out in another tab signs this one out too', async () => {
    const { actor, calls, until } = open(signedIn);
    await until('signedIn');
    actor.send({ type: 'signedOutElsewhere' });
    await until('signedOut');
    expect(calls).toEqual(['user']);
  });
});

describe(`${authMachine.id}: a session that expires while someone writes`, () => {
  async function expired(device: Partial<Device> = {}) {
    const desk = open({ ...signedIn, ...device });
    await desk.until('signedIn');
    desk.actor.send({ type: 'sessionExpired' });
    return desk;
  }

  test('keeps the writer and the page, and asks to sign in again', async () => {
    const { actor, tokens, paths } = await expired();
    const snapshot = actor.getSnapshot();
    expect(snapshot.hasTag('expired')).toBe(true);
    expect(snapshot.hasTag('signedIn')).toBe(true);
    expect(snapshot.context.user).toEqual(colette);
    expect(tokens).toEqual({});
    expect(paths()).toEqual([]);
  });

  test('goes on after signing in again in place', async () => {
    const { actor, until } = await expired();
    actor.send({ type: 'signIn', idToken: 'again' });
    await until('signingIn');
    await waitFor(actor, (snapshot) => !snapshot.hasTag('expired'));
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true);
  });

  test('goes on after signing in again in another window', async () => {
    const { actor } = await expired();
    actor.send({ type: 'signedInElsewhere' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('expired'));
    expect(actor.getSnapshot().context.user).toEqual(colette);
  });

  test('a failed attempt asks again, still in place', async () => {
    const { actor, paths, until } = await expired({ exchange: () => Promise.reject(refused) });
    actor.send({ type: 'signIn', idToken: 'again' });
    await until('signingIn');
    await waitFor(actor, (snapshot) => !snapshot.hasTag('signingIn'));
    expect(actor.getSnapshot().hasTag('expired')).toBe(true);
    expect(paths()).toEqual([]);
  });
});
