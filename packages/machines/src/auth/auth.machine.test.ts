import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { authMachine } from './auth.machine.ts';
import type { AuthEmitted, Tokens, User } from './auth.types.ts';

const colette: User = {
  id: 'u1',
  version: 1,
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
const sido: User = { ...colette, id: 'u2', name: 'Sido' };
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
  const clock = new SimulatedClock();
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
    { clock },
  );
  actor.on('*', (event) => said.push(event));
  actor.start();
  const until = (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.hasTag(tag));
  const toasts = () => said.flatMap((event) => (event.type === 'toast' ? event.messageKey : []));
  const paths = () => said.flatMap((event) => (event.type === 'goTo' ? event.path : []));
  return { actor, calls, clock, said, tokens, until, toasts, paths };
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

  test.each([500, 502, 503, 504, 429])('so does a server that answers %i', async (status) => {
    for (const device of [signedIn, onlyRefresh]) {
      const failing = () => Promise.reject({ ...noAnswer, status });
      const { tokens, until } = open({ ...device, user: failing, refresh: failing });
      await until('unreachable');
      expect(tokens).toEqual(device.tokens);
    }
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
      // The page is loaded anew: a toast of this one would be gone before it was read.
      const home = { type: 'goTo', path: '/' };
      expect(desk.said).toEqual([fails ? { ...home, messageKey: toast } : home]);
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

  test('a tab that hears of it late leaves alone what another has signed in with since', async () => {
    const { actor, tokens, until } = open(signedIn);
    await until('signedIn');
    Object.assign(tokens, { accessToken: 'newer', refreshToken: 'newer' });
    actor.send({ type: 'signedOutElsewhere' });
    await until('signedOut');
    expect(tokens).toEqual({ accessToken: 'newer', refreshToken: 'newer' });
  });
});

describe(`${authMachine.id}: another tab signs in while this one is signed in`, () => {
  async function heard(then: () => Promise<User>) {
    let answer = () => Promise.resolve(colette);
    const desk = open({ ...signedIn, user: () => answer() });
    await desk.until('signedIn');
    answer = then;
    desk.actor.send({ type: 'signedInElsewhere' });
    return {
      ...desk,
      change: (next: () => Promise<User>) => {
        answer = next;
      },
      in: (state: 'resting' | 'unanswered') =>
        waitFor(desk.actor, (snapshot) => snapshot.matches({ signedIn: { idle: state } })),
    };
  }

  test('as the same user: it goes on', async () => {
    const desk = await heard(() => Promise.resolve(colette));
    await desk.in('resting');
    expect(desk.calls).toEqual(['user', 'user']);
    expect(desk.said).toEqual([]);
  });

  test('as another user: the page starts anew, and its words stay its own writer’s', async () => {
    const desk = await heard(() => Promise.resolve(sido));
    const { context } = await waitFor(desk.actor, (now) => now.matches({ signedIn: 'replaced' }));
    expect(desk.said).toEqual([{ type: 'startAnew' }]);
    expect(context.user).toEqual(colette);
  });

  test('without an answer it asks again, and forgets nothing', async () => {
    const desk = await heard(() => Promise.reject(noAnswer));
    await desk.in('unanswered');
    expect(desk.tokens).toEqual(signedIn.tokens);
    desk.change(() => Promise.resolve(sido));
    desk.clock.increment(3000);
    await waitFor(desk.actor, (now) => now.matches({ signedIn: 'replaced' }));
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

  test.each(['signIn', 'signedInElsewhere'] as const)(
    'starts anew when it is another user who comes by %s',
    async (type) => {
      let user = colette;
      const { actor, said } = await expired({ user: () => Promise.resolve(user) });
      user = sido;
      actor.send(type === 'signIn' ? { type, idToken: 'other' } : { type });
      await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: 'replaced' }));
      expect(said).toContainEqual({ type: 'startAnew' });
      expect(actor.getSnapshot().context.user).toEqual(colette);
    },
  );

  test('a network lost meanwhile does not sign out the tab that has just signed in', async () => {
    let isUp = true;
    const { actor, clock, tokens } = await expired({
      user: () => (isUp ? Promise.resolve(colette) : Promise.reject(noAnswer)),
    });
    isUp = false;
    Object.assign(tokens, signedIn.tokens);
    actor.send({ type: 'signedInElsewhere' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('signingIn'));
    expect(tokens).toEqual(signedIn.tokens);
    isUp = true;
    clock.increment(3000);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('expired'));
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
