import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { writingSessionMachine } from './writing-session.machine.ts';
import { textNotSavedKey, textUndecidedKey } from './writing-session.setup.ts';
import type {
  Place,
  TextSaving,
  Transition,
  UnderReview,
  WritingSession,
  WritingSessionEmitted,
  WritingSessionTag,
} from './writing-session.types.ts';

const session: WritingSession = {
  id: 's1',
  version: 1,
  status: 'active',
  title: null,
  comment: null,
  sentiment: 'none',
  visibility: 'private',
  projectId: 'p1',
  documentId: 'd1',
  timeZone: 'Europe/Paris',
  localDate: '2026-11-21',
  startedAt: '2026-11-21T10:00:00Z',
  pausedAt: null,
  endedAt: null,
  publishedAt: null,
  stats: {
    words: 0,
    wordsRemoved: 0,
    paragraphs: 0,
    durationSeconds: 0,
    pausedSeconds: 0,
    idleSeconds: 0,
    wordsPerMinute: null,
  },
};
const statusAfter = {
  pause: 'paused',
  resume: 'active',
  end: 'ended',
  discard: 'discarded',
} as const;
const serverError = { status: 500, messageKey: 'actions.endpoints.serverError' };

type Server = { live?: WritingSession | null; failure?: unknown; text?: TextSaving };

function open(server: Server = {}) {
  const calls: string[] = [];
  const emitted: WritingSessionEmitted[] = [];
  const call = <T>(name: string, value: T): Promise<T> => {
    calls.push(name);
    return server.failure === undefined ? Promise.resolve(value) : Promise.reject(server.failure);
  };
  const actor = createActor(
    writingSessionMachine.provide({
      actors: {
        loadLiveSession: fromPromise(() => Promise.resolve(server.live ?? null)),
        startSession: fromPromise<WritingSession, Place>(({ input }) =>
          call(`start ${JSON.stringify(input)}`, session),
        ),
        saveText: fromPromise(() => {
          calls.push('save text');
          return Promise.resolve(server.text ?? 'saved');
        }),
        changeSession: fromPromise<WritingSession, { id: string; transition: Transition }>(
          ({ input: { id, transition } }) =>
            call(`${transition} ${id}`, { ...session, status: statusAfter[transition] }),
        ),
        finishSession: fromPromise<
          WritingSession,
          UnderReview & { outcome: 'draft' | 'published' }
        >(({ input: { status, outcome, review } }) =>
          call(`${outcome} from ${status}: ${review.title}`, { ...session, status: outcome }),
        ),
        saveReview: fromPromise<WritingSession, UnderReview>(({ input: { id, review } }) =>
          call(`review of ${id}: ${review.title}`, { ...session, ...review }),
        ),
      },
    }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const until = (tag: WritingSessionTag) => waitFor(actor, (snapshot) => snapshot.hasTag(tag));
  const messageKey = () => actor.getSnapshot().context.messageKey;
  return { actor, calls, emitted, until, messageKey, server };
}

async function reviewing() {
  const desk = open({ live: session });
  await desk.until('active');
  desk.actor.send({ type: 'end' });
  await desk.until('reviewing');
  desk.actor.send({ type: 'reviewChanged', title: 'La pluie' });
  desk.calls.length = 0;
  return desk;
}

describe(`${writingSessionMachine.id}: before and after`, () => {
  test.each([
    [null, 'idle'],
    [session, 'active'],
    [{ ...session, status: 'paused' }, 'paused'],
  ] as const)('a session that lives at the start goes on (%#)', async (live, tag) => {
    const { until } = open({ live });
    expect((await until(tag)).context.session?.id).toBe(live?.id);
  });

  test('starts where the writer is', async () => {
    const { actor, calls, until } = open();
    await until('idle');
    actor.send({ type: 'start', documentId: 'd1' });
    await until('active');
    expect(calls).toEqual(['start {"documentId":"d1"}']);
  });

  test('a session that lives already is taken over instead of started', async () => {
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

  test('a start that fails says why and can be tried again', async () => {
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

  test('follows what another tab did to the session', async () => {
    const { actor, until } = open({ live: session });
    await until('active');
    actor.send({ type: 'synced', session: { ...session, status: 'paused' } });
    await until('paused');
    actor.send({ type: 'synced', session: null });
    expect((await until('idle')).context.session).toBeNull();
  });
});

describe(`${writingSessionMachine.id}: doubted`, () => {
  test('a session that a save found to be over is read again', async () => {
    const { actor, server, until } = open({ live: session });
    await until('active');
    server.live = { ...session, status: 'paused' };
    actor.send({ type: 'doubted' });
    expect((await until('paused')).context.session?.status).toBe('paused');
  });
});

describe(`${writingSessionMachine.id}: pausing and ending`, () => {
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
  ] as const)(
    'a %s is put off by text that is %s, and says why: the session goes on',
    async (type, text, why) => {
      const { actor, calls, messageKey, until } = open({ live: session, text });
      await until('active');
      actor.send({ type });
      await waitFor(actor, () => messageKey() !== null);
      expect(actor.getSnapshot().hasTag('active')).toBe(true);
      expect(messageKey()).toBe(why);
      expect(calls).toEqual(['save text']);
    },
  );

  test.each([
    ['active', 'pause'],
    ['active', 'end'],
    ['paused', 'resume'],
    ['paused', 'end'],
  ] as const)('an %s session stays so when the server fails to %s it', async (status, type) => {
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

  test('a session that moved on elsewhere is read again', async () => {
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

describe(`${writingSessionMachine.id}: reviewing`, () => {
  test.each([
    ['saveDraft', 'draft'],
    ['publish', 'published'],
  ] as const)('%s sends the review and finishes the session', async (type, outcome) => {
    const { actor, calls, emitted, until } = await reviewing();
    actor.send({ type });
    await until('idle');
    expect(calls).toEqual([`${outcome} from ended: La pluie`]);
    expect(emitted).toMatchObject([{ outcome }]);
    expect(actor.getSnapshot().context.session).toBeNull();
  });

  test('discards only after confirmation', async () => {
    const { actor, calls, emitted, until } = await reviewing();
    actor.send({ type: 'discard' });
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().hasTag('reviewing')).toBe(true);
    expect(calls).toEqual([]);
    actor.send({ type: 'discard' });
    actor.send({ type: 'confirm' });
    await until('idle');
    expect(calls).toEqual(['discard s1']);
    expect(emitted).toMatchObject([{ outcome: 'discarded' }]);
  });

  test('leaving keeps what was filled in', async () => {
    const { actor, calls, emitted, until } = await reviewing();
    actor.send({ type: 'leaveReview' });
    await until('idle');
    expect(calls).toEqual(['review of s1: La pluie']);
    expect(emitted).toEqual([]);
  });

  test('leaving a review that nobody touched asks nothing of the server', async () => {
    const { actor, calls, until } = await reviewing();
    actor.send({ type: 'reviewChanged', title: null });
    actor.send({ type: 'leaveReview' });
    await until('idle');
    expect(calls).toEqual([]);
  });

  test('a draft is known as one when it is kept', async () => {
    const { actor, calls, until } = open();
    await until('idle');
    actor.send({ type: 'review', session: { ...session, status: 'draft', title: 'Premier jet' } });
    actor.send({ type: 'saveDraft' });
    await until('idle');
    expect(calls).toEqual(['draft from draft: Premier jet']);
  });

  test.each([
    ['saveDraft', 'saveDraftFailed'],
    ['publish', 'publishFailed'],
    ['discard', 'discardFailed'],
  ] as const)('a failure of %s keeps the review as it was filled in', async (type, failure) => {
    const { actor, messageKey, server } = await reviewing();
    server.failure = serverError;
    actor.send({ type });
    if (type === 'discard') actor.send({ type: 'confirm' });
    await waitFor(actor, () => messageKey() !== null);
    const asked = type === 'discard' ? 'confirmingDiscard' : 'reviewing';
    expect(actor.getSnapshot().hasTag(asked)).toBe(true);
    expect(actor.getSnapshot().context.review?.title).toBe('La pluie');
    expect(messageKey()).toBe(`writingSessions.toasts.${failure}`);
  });

  test('what a question has failed for is said no more once it is answered otherwise', async () => {
    const { actor, messageKey, server } = await reviewing();
    server.failure = serverError;
    actor.send({ type: 'discard' });
    actor.send({ type: 'confirm' });
    await waitFor(actor, () => messageKey() !== null);
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().hasTag('reviewing')).toBe(true);
    expect(messageKey()).toBeNull();
  });

  test('leaving is never held back: what the server did not take is said to be kept', async () => {
    const { actor, emitted, messageKey, server, until } = await reviewing();
    server.failure = serverError;
    actor.send({ type: 'leaveReview' });
    await until('idle');
    expect(messageKey()).toBeNull();
    expect(emitted).toEqual([
      { type: 'reviewKept', messageKey: 'writingSessions.toasts.saveReviewFailed' },
    ]);
  });
});
