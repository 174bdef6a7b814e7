import { describe, expect, test } from 'vitest';
import {
  colette,
  noAnswer,
  onlyRefresh,
  open,
  refused,
  signedIn,
} from './auth-tab.test-support.ts';
import { authMachine } from './auth.machine.ts';
import type { User } from './auth.types.ts';

describe(`${authMachine.id}: starting`, () => {
  test('without tokens nobody is signed in and nobody is asked', async () => {
    const { calls, until } = open();
    await until('signedOut');
    expect(calls).toEqual([]);
  });

  test('an access token loads the user', async () => {
    const { actor, calls, until } = open(signedIn);
    await until('signedIn');
    expect(calls).toEqual(['user']);
    expect(actor.getSnapshot().context.user).toEqual(colette);
  });

  test('a lone refresh token refreshes the access token first', async () => {
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

  // AUTH-12
  test('a failed user load clears everything', async () => {
    const { actor, tokens, toasts, until } = open({
      ...signedIn,
      user: () => Promise.reject({ status: 401, messageKey: 'auth.required' }),
    });
    await until('signedOut');
    expect(tokens).toEqual({});
    expect(toasts()).toEqual(['auth.toasts.loadUserFailed']);
    expect(actor.getSnapshot().context.messageKey).toBe('auth.required');
  });

  // AUTH-32
  test.each([
    ['the user', signedIn],
    ['a fresh token', onlyRefresh],
  ])('a deactivated account is announced when %s is refused', async (_, device) => {
    const closed = () => Promise.reject({ status: 403, messageKey: 'auth.accountDeactivated' });
    const { actor, tokens, toasts, until } = open({ ...device, user: closed, refresh: closed });
    await until('signedOut');
    expect(tokens).toEqual({});
    expect(toasts()).toEqual(['auth.accountDeactivated']);
    expect(actor.getSnapshot().context.messageKey).toBe('auth.accountDeactivated');
  });

  // AUTH-12
  test('a lost network keeps the tokens and allows a retry', async () => {
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

  // AUTH-29
  test('repeated retries announce the failure once', async () => {
    let answer = () => Promise.reject<User>({ ...noAnswer, status: 503 });
    const { actor, calls, toasts, until } = open({ ...signedIn, user: () => answer() });
    await until('unreachable');
    for (const asked of [2, 3]) {
      actor.send({ type: 'retryDue' });
      await until('unreachable');
      expect(calls).toHaveLength(asked);
    }
    expect(toasts()).toEqual(['auth.toasts.loadUserFailed']);
    actor.send({ type: 'retry' });
    await until('unreachable');
    expect(toasts(), 'a manual retry asks again').toHaveLength(2);
    answer = () => Promise.resolve(colette);
    actor.send({ type: 'retryDue' });
    await until('signedIn');
  });

  test('returning from the provider still signs in', async () => {
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
