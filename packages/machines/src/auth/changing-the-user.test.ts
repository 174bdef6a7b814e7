import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { colette, open, signedIn } from './auth-tab.test-support.ts';
import { authMachine } from './auth.machine.ts';

const english = { ...colette, version: 2, language: 'en' as const };

describe(`${authMachine.id}: a user who changes`, () => {
  test('is the new one everywhere, and the other tabs are told', async () => {
    const { actor, calls, until } = open(signedIn);
    await until('signedIn');
    actor.send({ type: 'userChanged', user: english });
    expect(actor.getSnapshot().context.user).toEqual(english);
    expect(calls).toEqual(['user', 'tell user changed']);
  });

  test('is asked for anew by a tab that is told', async () => {
    let user = colette;
    const { actor, until } = open({ ...signedIn, user: () => Promise.resolve(user) });
    await until('signedIn');
    user = english;
    actor.send({ type: 'userChangedElsewhere' });
    await waitFor(actor, ({ context }) => context.user?.version === 2);
    expect(actor.getSnapshot().matches({ signedIn: { idle: 'resting' } })).toBe(true);
  });

  test('leaves nothing behind with the account, and is told so at home', async () => {
    const { actor, calls, said, tokens, until } = open(signedIn);
    await until('signedIn');
    actor.send({ type: 'accountDeleted' });
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
    expect(actor.getSnapshot().context.user).toBeNull();
    expect(tokens).toEqual({});
    expect(calls).toContain('tell signed out');
    expect(said).toEqual([{ type: 'goTo', path: '/', messageKey: 'account.deleted' }]);
  });
});
