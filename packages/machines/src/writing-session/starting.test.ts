import { describe, expect, test } from 'vitest';
import { open, serverError, session } from './session-page.test-support.ts';
import { writingSessionMachine } from './writing-session.machine.ts';

describe(`${writingSessionMachine.id}: before and after`, () => {
  test.each([
    [null, 'idle'],
    [session, 'active'],
    [{ ...session, status: 'paused' }, 'paused'],
  ] as const)('a session that lives at the start goes on (%#)', async (live, tag) => {
    const { until } = open({ live });
    expect((await until(tag)).context.session?.id).toBe(live?.id);
  });

  // DOC-31
  test('a successful retry clears the failure', async () => {
    const { actor, messageKey, server, until } = open({ unread: serverError });
    await until('unknown');
    expect(messageKey()).toBe(serverError.messageKey);
    server.unread = undefined;
    actor.send({ type: 'retry' });
    await until('idle');
    expect(messageKey()).toBeNull();
  });

  test('starts where the writer is', async () => {
    const { actor, calls, until } = open();
    await until('idle');
    actor.send({ type: 'start', documentId: 'd1' });
    await until('active');
    expect(calls).toEqual(['start {"documentId":"d1"}']);
  });

  // SESSION-2
  test('a live session is adopted, not started', async () => {
    const { actor, server, until } = open({
      failure: { status: 409, messageKey: 'writingSessions.alreadyLive' },
    });
    await until('idle');
    server.live = { ...session, id: 'other', status: 'paused' };
    const tags = new Set<string>();
    actor.subscribe(({ tags: now }) => now.forEach((tag) => tags.add(tag)));
    actor.send({ type: 'start' });
    await until('paused');
    expect(actor.getSnapshot().context.session?.id).toBe('other');
    // The page takes keys from the press on, without a gap.
    expect([...tags]).toEqual(['starting', 'paused']);
  });

  test('a failed start says why and can be retried', async () => {
    const { actor, messageKey, server, until } = open({ failure: serverError });
    await until('idle');
    actor.send({ type: 'start' });
    await until('starting');
    await until('idle');
    expect(messageKey()).toBe('writingSessions.toasts.startFailed');
    server.failure = undefined;
    actor.send({ type: 'start' });
    await until('active');
    expect(messageKey()).toBeNull();
  });

  test('follows another tab’s session changes', async () => {
    const { actor, until } = open({ live: session });
    await until('active');
    actor.send({ type: 'seen', session: { ...session, status: 'paused' } });
    await until('paused');
    actor.send({ type: 'seen', session: null });
    expect((await until('idle')).context.session).toBeNull();
  });
});

describe(`${writingSessionMachine.id}: doubted`, () => {
  test('a session that a save found over is read', async () => {
    const { actor, server, until } = open({ live: session });
    await until('active');
    server.live = { ...session, status: 'paused' };
    actor.send({ type: 'doubted' });
    expect((await until('paused')).context.session?.status).toBe('paused');
  });
});
