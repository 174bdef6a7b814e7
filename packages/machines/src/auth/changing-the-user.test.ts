import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { colette, noAnswer, open, refused, signedIn } from './auth-tab.test-support.ts';
import { authMachine } from './auth.machine.ts';

const english = { ...colette, version: 2, language: 'en' as const };

describe(`${authMachine.id}: a user who changes`, () => {
  // ACCOUNT-8
  test('is the new one everywhere, and the other tabs are told', async () => {
    const { actor, calls, until } = open(signedIn);
    await until('signedIn');
    actor.send({ type: 'userChanged', user: english });
    expect(actor.getSnapshot().context.user).toEqual(english);
    expect(calls).toEqual(['user', 'tell user changed']);
  });

  // ACCOUNT-8
  test('is asked for anew by a tab that is told', async () => {
    let user = colette;
    const { actor, until } = open({ ...signedIn, user: () => Promise.resolve(user) });
    await until('signedIn');
    user = english;
    actor.send({ type: 'userChangedElsewhere' });
    await waitFor(actor, ({ context }) => context.user?.version === 2);
    expect(actor.getSnapshot().matches({ signedIn: { idle: 'resting' } })).toBe(true);
  });

  // ACCOUNT-8
  test('goes on writing where asking anew is refused', async () => {
    let isAsked = false;
    const { actor, calls, toasts, tokens, until } = open({
      ...signedIn,
      user: () =>
        calls.length > 1
          ? ((isAsked = true), Promise.reject({ status: 403, messageKey: 'auth.forbidden' }))
          : Promise.resolve(colette),
    });
    await until('signedIn');
    actor.send({ type: 'userChangedElsewhere' });
    await waitFor(actor, (now) => isAsked && !now.matches({ signedIn: { idle: 'catchingUp' } }));
    expect(actor.getSnapshot().matches({ signedIn: { idle: 'resting' } })).toBe(true);
    expect(actor.getSnapshot().context.user).toEqual(colette);
    expect(tokens).toEqual(signedIn.tokens);
    expect(toasts()).toEqual([]);
  });

  test('is asked for until an answer comes', async () => {
    const answers = [colette, null, english];
    const { actor, until } = open({
      ...signedIn,
      user: () => {
        const answer = answers.shift();
        return answer ? Promise.resolve(answer) : Promise.reject(noAnswer);
      },
    });
    await until('signedIn');
    actor.send({ type: 'userChangedElsewhere' });
    await waitFor(actor, (now) => now.matches({ signedIn: { idle: 'behind' } }));
    actor.send({ type: 'retryDue' });
    await waitFor(actor, ({ context }) => context.user?.version === 2);
    expect(answers).toEqual([]);
  });

  test('does not stop a tab from asking whose the new tokens are', async () => {
    const answers = [() => Promise.resolve(colette), () => new Promise<never>(() => {})];
    const { actor, until } = open({
      ...signedIn,
      user: () => (answers.shift() ?? (() => Promise.reject(refused)))(),
    });
    await until('signedIn');
    actor.send({ type: 'signedInElsewhere' });
    actor.send({ type: 'userChangedElsewhere' });
    expect((await until('expired')).context.user).toEqual(colette);
  });

  // ACCOUNT-7
  test('leaves nothing behind with the account, and is told so at home', async () => {
    const { actor, calls, said, tokens, until } = open(signedIn);
    await until('signedIn');
    actor.send({ type: 'accountDeleted' });
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
    expect(actor.getSnapshot().context.user).toBeNull();
    expect(tokens).toEqual({});
    expect(calls).toContain('tell account deleted');
    expect(said).toEqual([{ type: 'leaveDeletedAccount', userId: colette.id }]);
  });

  test('leaves nothing in a tab that is told of its end, and no tokens are its to clear', async () => {
    const { actor, said, tokens, until } = open(signedIn);
    await until('signedIn');
    actor.send({ type: 'accountDeletedElsewhere' });
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
    expect(tokens).toEqual(signedIn.tokens);
    expect(said).toEqual([{ type: 'leaveDeletedAccount', userId: colette.id }]);
  });
});
