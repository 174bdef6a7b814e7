import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { open, serverError, session } from './session-page.test-support.ts';
import { writingSessionMachine } from './writing-session.machine.ts';
import { textNeedsSessionKey, textNotSavedKey, textUndecidedKey } from './writing-session.setup.ts';

describe(`${writingSessionMachine.id}: pausing and ending`, () => {
  // SESSION-14
  test('the text is saved before the session is paused', async () => {
    const { actor, calls, until } = open({ live: session });
    await until('active');
    actor.send({ type: 'pause' });
    await until('paused');
    actor.send({ type: 'resume' });
    await until('active');
    expect(calls).toEqual(['save text', 'pause s1', 'resume s1']);
  });

  test('the text is saved before the session is ended', async () => {
    const { actor, calls, until } = open({ live: session });
    await until('active');
    actor.send({ type: 'end' });
    await until('reviewing');
    expect(calls).toEqual(['save text', 'end s1']);
  });

  test.each([
    ['pause', 'unsaved', textNotSavedKey],
    ['end', 'unsaved', textNotSavedKey],
    ['pause', 'undecided', textUndecidedKey],
    ['end', 'undecided', textUndecidedKey],
  ] as const)('a %s is postponed by %s text, with the reason', async (type, text, why) => {
    const { actor, calls, messageKey, until } = open({ live: session, text });
    await until('active');
    actor.send({ type });
    await waitFor(actor, () => messageKey() !== null);
    expect(actor.getSnapshot().hasTag('active')).toBe(true);
    expect(messageKey()).toBe(why);
    expect(calls).toEqual(['save text']);
  });

  // SESSION-14
  test.each(['pause', 'end'] as const)('a %s that waits for text can be given up', async (type) => {
    const server: Parameters<typeof open>[0] = { live: session, text: 'pending' };
    const { actor, calls, messageKey, until } = open(server);
    await until('active');
    actor.send({ type });
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().hasTag('active')).toBe(true);
    expect(messageKey()).toBeNull();
    server.text = 'saved';
    actor.send({ type });
    await until(type === 'pause' ? 'paused' : 'reviewing');
    expect(calls).toEqual(['save text', 'save text', `${type} s1`]);
  });

  // SESSION-15
  test('a paused session with unsaved text must resume first', async () => {
    const live = { ...session, status: 'paused' as const };
    const { actor, calls, messageKey, until } = open({ live, text: 'unsaved' });
    await until('paused');
    actor.send({ type: 'end' });
    await waitFor(actor, () => messageKey() !== null);
    expect(actor.getSnapshot().hasTag('paused')).toBe(true);
    expect(messageKey()).toBe(textNeedsSessionKey);
    expect(calls).toEqual(['save text']);
  });

  // SESSION-15
  test('a session paused in another tab is read and announced', async () => {
    const { actor, messageKey, server, until } = open({ live: session, text: 'blocked' });
    await until('active');
    server.live = { ...session, status: 'paused' };
    actor.send({ type: 'end' });
    await until('paused');
    expect(messageKey()).toBe(textNeedsSessionKey);
  });

  // SESSION-16
  test('the reason stays until words are saved', async () => {
    const { actor, messageKey, until } = open({ live: session, text: 'unsaved' });
    await until('active');
    actor.send({ type: 'end' });
    await waitFor(actor, () => messageKey() !== null);
    const counted = { ...session, version: session.version + 1 };
    actor.send({ type: 'seen', session: counted });
    expect(messageKey()).toBe(textNotSavedKey);
    expect(actor.getSnapshot().context.session).toBe(counted);
    actor.send({ type: 'synced', session: counted });
    expect(messageKey()).toBeNull();
  });

  test.each([
    ['active', 'pause'],
    ['active', 'end'],
    ['paused', 'resume'],
    ['paused', 'end'],
  ] as const)('an %s session survives a failing %s', async (status, type) => {
    const { actor, messageKey, until } = open({
      live: { ...session, status },
      failure: serverError,
    });
    await until(status);
    actor.send({ type });
    await waitFor(actor, () => messageKey() !== null);
    expect(actor.getSnapshot().hasTag(status)).toBe(true);
    expect(actor.getSnapshot().context.session?.id).toBe('s1');
    expect(messageKey()).toBe(`writingSessions.toasts.${type}Failed`);
  });

  test('a forgotten session ends when last seen, another now', async () => {
    const { actor, calls, until } = open({ live: session });
    await until('active');
    actor.send({ type: 'end', endedAt: '2026-11-21T14:32:00Z' });
    await until('reviewing');
    actor.send({ type: 'leaveReview' });
    await until('idle');
    actor.send({ type: 'start' });
    await until('active');
    actor.send({ type: 'end' });
    await until('reviewing');
    expect(calls.filter((call) => call.startsWith('end'))).toEqual([
      'end s1 at 2026-11-21T14:32:00Z',
      'end s1',
    ]);
  });

  const refused = { status: 422, messageKey: 'actions.endpoints.validationError' };

  // SESSION-31
  test('a late end after writing reads the session again', async () => {
    const { actor, messageKey, server, until } = open({
      live: session,
      failure: { ...refused, fieldErrors: { endedAt: 'La fin vient trop tôt.' } },
    });
    await until('active');
    const now = { ...session, lastWrittenAt: '2026-11-22T09:00:00Z' };
    server.live = now;
    actor.send({ type: 'end', endedAt: '2026-11-21T14:32:00Z' });
    await waitFor(actor, ({ context }) => context.session === now);
    await until('active');
    expect(messageKey()).toBe('writingSessions.toasts.endFailed');
  });

  // SESSION-31
  test('a refused end says why, also after another failure', async () => {
    const { actor, messageKey, until } = open({ live: session, failure: refused });
    await until('active');
    for (const event of [
      { type: 'end', endedAt: '2026-11-21T14:32:00Z' },
      { type: 'pause' },
    ] as const) {
      actor.send(event);
      await waitFor(actor, (now) => now.hasTag('active') && messageKey() !== null);
      expect(messageKey()).toBe(refused.messageKey);
    }
  });

  // SESSION-13
  test('a late response spares a newer pause', async () => {
    const { actor, until } = open({ live: session });
    await until('active');
    const paused = { ...session, version: 2, status: 'paused' as const };
    actor.send({ type: 'seen', session: paused });
    actor.send({ type: 'synced', session });
    expect(actor.getSnapshot().context.session).toBe(paused);
    expect(actor.getSnapshot().hasTag('paused')).toBe(true);
  });

  // SESSION-13
  test('a save in an unknown session is ignored', async () => {
    const { actor, until } = open({ live: session });
    await until('active');
    actor.send({ type: 'seen', session: null });
    actor.send({ type: 'synced', session });
    expect(actor.getSnapshot().hasTag('idle')).toBe(true);
  });

  test('a session changed in another tab is read again', async () => {
    const { actor, messageKey, server, until } = open({
      live: session,
      failure: { status: 409, messageKey: 'writingSessions.illegalTransition' },
    });
    await until('active');
    server.live = null;
    actor.send({ type: 'pause' });
    await until('idle');
    expect(messageKey()).toBe('writingSessions.illegalTransition');
  });
});
