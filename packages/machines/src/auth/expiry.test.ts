import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { colette, noAnswer, open, sido, signedIn } from './auth-tab.test-support.ts';
import type { Device } from './auth-tab.test-support.ts';
import { authMachine } from './auth.machine.ts';

describe(`${authMachine.id}: a session that expires while someone writes`, () => {
  async function expired(device: Partial<Device> = {}) {
    const desk = open({ ...signedIn, ...device });
    await desk.until('signedIn');
    desk.actor.send({ type: 'sessionExpired' });
    return desk;
  }

  // AUTH-33, AUTH-37
  test('keeps user and page, and asks to sign in', async () => {
    const { actor, tokens, paths, toasts } = await expired();
    const snapshot = actor.getSnapshot();
    expect(snapshot.hasTag('expired')).toBe(true);
    expect(snapshot.hasTag('signedIn')).toBe(true);
    expect(snapshot.context.user).toEqual(colette);
    expect(tokens).toEqual({});
    expect(paths()).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  // AUTH-32
  test('says why, when the account was deactivated', async () => {
    const { actor, toasts, until } = open(signedIn);
    await until('signedIn');
    actor.send({ type: 'sessionExpired', messageKey: 'auth.accountDeactivated' });
    expect(toasts()).toEqual([]);
    expect(actor.getSnapshot().context.messageKey).toBe('auth.accountDeactivated');
    expect(actor.getSnapshot().hasTag('expired')).toBe(true);
  });

  test('goes on after signing in again in another window', async () => {
    const { actor } = await expired();
    actor.send({ type: 'signedInInOtherTab' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('expired'));
    expect(actor.getSnapshot().context.user).toEqual(colette);
  });

  test('reloads the page for another user in another window', async () => {
    let user = colette;
    const { actor, said } = await expired({ user: () => Promise.resolve(user) });
    user = sido;
    actor.send({ type: 'signedInInOtherTab' });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: 'replaced' }));
    expect(said).toContainEqual({ type: 'reloadPage' });
    expect(actor.getSnapshot().context.user).toEqual(colette);
  });

  test('a network loss does not sign out the tab', async () => {
    let isUp = true;
    const { actor, tokens } = await expired({
      user: () => (isUp ? Promise.resolve(colette) : Promise.reject(noAnswer)),
    });
    isUp = false;
    Object.assign(tokens, signedIn.tokens);
    actor.send({ type: 'signedInInOtherTab' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('signingIn'));
    expect(tokens).toEqual(signedIn.tokens);
    isUp = true;
    actor.send({ type: 'retryDue' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('expired'));
  });
});
