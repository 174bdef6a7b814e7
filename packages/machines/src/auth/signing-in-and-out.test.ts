import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { colette, noAnswer, open, sido, signedIn } from './auth-tab.test-support.ts';
import { authMachine } from './auth.machine.ts';
import type { User } from './auth.types.ts';

describe(`${authMachine.id}: signing in`, () => {
  test('exchanges the id token, stores tokens, loads the user', async () => {
    const { actor, calls, tokens, until } = open();
    await until('signedOut');
    actor.send({ type: 'signIn', idToken: 'id' });
    await until('signedIn');
    expect(calls).toEqual(['exchange id', 'user', 'notify signed in']);
    expect(tokens).toEqual({ accessToken: 'a', refreshToken: 'r' });
  });

  // AUTH-3
  test('a refused id token leaves its reason to the page', async () => {
    const { actor, tokens, toasts, until } = open({
      exchange: () => Promise.reject({ status: 403, messageKey: 'auth.email_not_verified' }),
    });
    await until('signedOut');
    actor.send({ type: 'signIn', idToken: 'id' });
    await until('signingIn');
    await until('signedOut');
    expect(tokens).toEqual({});
    expect(toasts()).toEqual([]);
    expect(actor.getSnapshot().context.messageKey).toBe('auth.email_not_verified');
  });

  test('a failure without its own reason shows a toast', async () => {
    const { actor, tokens, toasts, until } = open({ exchange: () => Promise.reject(noAnswer) });
    await until('signedOut');
    actor.send({ type: 'signIn', idToken: 'id' });
    await until('signingIn');
    await until('signedOut');
    expect(tokens).toEqual({});
    expect(toasts()).toEqual(['auth.toasts.signInFailed']);
  });

  // AUTH-4
  test.each([
    ['has no answer', noAnswer],
    ['is refused', { status: 403, messageKey: 'auth.email_not_verified' }],
  ])('an exchange that %s spares other tabs', async (_, error) => {
    const { actor, tokens, until } = open({
      ...signedIn,
      user: () => Promise.reject(noAnswer),
      exchange: () => Promise.reject(error),
    });
    await until('unreachable');
    actor.send({ type: 'signIn', idToken: 'id' });
    await until('signedOut');
    expect(tokens).toEqual(signedIn.tokens);
  });

  // AUTH-5
  test.each([
    ['somebody else', sido],
    ['the same user', colette],
  ])('%s returning from the provider after another tab wins', async (_, chosen) => {
    let user = colette;
    const { actor, calls, said, until } = open({
      ...signedIn,
      user: () => Promise.resolve(user),
    });
    await until('signedIn');
    user = chosen;
    actor.send({ type: 'signIn', idToken: 'id' });
    await until('signingIn');
    const { context } = await until('signedIn');
    expect(calls).toEqual(['user', 'exchange id', 'user', 'notify signed in']);
    // Until now the page was the other user's.
    expect(context.user).toEqual(colette);
    expect(said).toEqual(chosen === colette ? [] : [{ type: 'reloadPage' }]);
  });

  test('a failed user load clears new tokens', async () => {
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
  // AUTH-18, AUTH-25
  test.each([
    ['signOut', 'sign out', undefined, 'auth.toasts.signOutFailed'],
    [
      'signOutEverywhere',
      'sign out everywhere',
      'auth.signedOutEverywhere',
      'auth.toasts.signOutEverywhereFailed',
    ],
  ] as const)('%s clears and goes to / even when it fails', async (type, name, done, failed) => {
    for (const fails of [false, true]) {
      const desk = open({
        ...signedIn,
        signOut: () => (fails ? Promise.reject(noAnswer) : Promise.resolve()),
      });
      await desk.until('signedIn');
      desk.actor.send({ type });
      await desk.until('signedOut');
      expect(desk.calls).toEqual(['user', name, 'notify signed out']);
      expect(desk.tokens).toEqual({});
      // The page is reloaded: its own toast would be gone before it was read.
      const messageKey = fails ? failed : done;
      expect(desk.said).toEqual([{ type: 'goTo', path: '/', ...(messageKey && { messageKey }) }]);
      expect(desk.actor.getSnapshot().context.user).toBeNull();
    }
  });

  test('signing out in another tab signs this one out too', async () => {
    const { actor, calls, until } = open(signedIn);
    await until('signedIn');
    actor.send({ type: 'signedOutInOtherTab' });
    await until('signedOut');
    expect(calls).toEqual(['user']);
  });

  test.each(['signOut', 'signOutEverywhere'] as const)(
    'signing in in another tab during %s stays signed in',
    async (type) => {
      for (const fails of [false, true]) {
        let answer = () => {};
        const { actor, calls, said, tokens, until } = open({
          ...signedIn,
          signOut: () =>
            new Promise((resolve, reject) => {
              answer = () => (fails ? reject(new Error('refused')) : resolve());
            }),
        });
        await until('signedIn');
        actor.send({ type });
        Object.assign(tokens, { accessToken: 'newer', refreshToken: 'newer' });
        actor.send({ type: 'signedInInOtherTab' });
        answer();
        await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: 'replaced' }));
        expect(tokens).toEqual({ accessToken: 'newer', refreshToken: 'newer' });
        expect(calls).not.toContain('notify signed out');
        expect(said).toEqual([{ type: 'reloadPage' }]);
      }
    },
  );

  test('a late sign-out spares newer tokens', async () => {
    const { actor, tokens, until } = open(signedIn);
    await until('signedIn');
    Object.assign(tokens, { accessToken: 'newer', refreshToken: 'newer' });
    actor.send({ type: 'signedOutInOtherTab' });
    await until('signedOut');
    expect(tokens).toEqual({ accessToken: 'newer', refreshToken: 'newer' });
  });
});

describe(`${authMachine.id}: another tab signs in meanwhile`, () => {
  async function heard(then: () => Promise<User>) {
    let answer = () => Promise.resolve(colette);
    const desk = open({ ...signedIn, user: () => answer() });
    await desk.until('signedIn');
    answer = then;
    desk.actor.send({ type: 'signedInInOtherTab' });
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

  test('as another user: reloads, sparing the first one’s text', async () => {
    const desk = await heard(() => Promise.resolve(sido));
    const { context } = await waitFor(desk.actor, (now) => now.matches({ signedIn: 'replaced' }));
    expect(desk.said).toEqual([{ type: 'reloadPage' }]);
    expect(context.user).toEqual(colette);
  });

  test('without an answer it asks again, and forgets nothing', async () => {
    const desk = await heard(() => Promise.reject(noAnswer));
    await desk.in('unanswered');
    expect(desk.tokens).toEqual(signedIn.tokens);
    desk.change(() => Promise.resolve(sido));
    desk.actor.send({ type: 'retryDue' });
    await waitFor(desk.actor, (now) => now.matches({ signedIn: 'replaced' }));
  });
});
