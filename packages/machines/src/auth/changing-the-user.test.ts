import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { colette, noAnswer, open, refused, signedIn } from './auth-tab.test-support.ts';
import { authMachine } from './auth.machine.ts';

const english = { ...colette, version: 2, language: 'en' as const };

describe(`${authMachine.id}: a user who changes`, () => {
  // ACCOUNT-8
  test('applies everywhere and notifies the other tabs', async () => {
    const { actor, calls, until } = open(signedIn);
    await until('signedIn');
    actor.send({ type: 'userChanged', user: english });
    expect(actor.getSnapshot().context.user).toEqual(english);
    expect(calls).toEqual(['user', 'notify user changed']);
  });

  // ACCOUNT-8
  test('a notified tab loads the user again', async () => {
    let user = colette;
    const { actor, until } = open({ ...signedIn, user: () => Promise.resolve(user) });
    await until('signedIn');
    user = english;
    actor.send({ type: 'userChangedInOtherTab' });
    await waitFor(actor, ({ context }) => context.user?.version === 2);
    expect(actor.getSnapshot().matches({ signedIn: { idle: 'resting' } })).toBe(true);
  });

  // ACCOUNT-8
  test('writing continues when that load is refused', async () => {
    let isAsked = false;
    const { actor, calls, toasts, tokens, until } = open({
      ...signedIn,
      user: () =>
        calls.length > 1
          ? ((isAsked = true), Promise.reject({ status: 403, messageKey: 'auth.forbidden' }))
          : Promise.resolve(colette),
    });
    await until('signedIn');
    actor.send({ type: 'userChangedInOtherTab' });
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
    actor.send({ type: 'userChangedInOtherTab' });
    await waitFor(actor, (now) => now.matches({ signedIn: { idle: 'behind' } }));
    actor.send({ type: 'retryDue' });
    await waitFor(actor, ({ context }) => context.user?.version === 2);
    expect(answers).toEqual([]);
  });

  test('still identifies the user of new tokens', async () => {
    const answers = [() => Promise.resolve(colette), () => new Promise<never>(() => {})];
    const { actor, until } = open({
      ...signedIn,
      user: () => (answers.shift() ?? (() => Promise.reject(refused)))(),
    });
    await until('signedIn');
    actor.send({ type: 'signedInInOtherTab' });
    actor.send({ type: 'userChangedInOtherTab' });
    expect((await until('expired')).context.user).toEqual(colette);
  });

  // ACCOUNT-7
  test('deleting the account clears everything, with notice', async () => {
    const { actor, calls, said, tokens, until } = open(signedIn);
    await until('signedIn');
    actor.send({ type: 'accountDeleted' });
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
    expect(actor.getSnapshot().context.user).toBeNull();
    expect(tokens).toEqual({});
    expect(calls).toContain('notify account deleted');
    expect(said).toEqual([{ type: 'leaveDeletedAccount', userId: colette.id }]);
  });

  test('a tab notified of the deletion clears no tokens', async () => {
    const { actor, said, tokens, until } = open(signedIn);
    await until('signedIn');
    actor.send({ type: 'accountDeletedInOtherTab' });
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true);
    expect(tokens).toEqual(signedIn.tokens);
    expect(said).toEqual([{ type: 'leaveDeletedAccount', userId: colette.id }]);
  });
});
