import { queryKeys, unwrap, createRetries } from '@ecritoire/api-client';
import type { ApiClient, Result } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import {
  tagOf,
  writingSessionMachine,
  writingSessionTags,
} from '@ecritoire/machines/writing-session';
import type {
  TextSaving,
  Transition,
  WritingSessionTag,
} from '@ecritoire/machines/writing-session';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { WritingSessionActor } from '../services/services.ts';
import { soon } from '../forms/made-from.ts';
import { readLiveSession, takeFigures, type Server } from './read-live-session.ts';
import { createReviewChange } from './review-change.ts';
import type { SessionWords } from '../runtime/session-words.ts';
import { settleChange } from './settle-change.ts';

/** The one tag of the machine's state: what a view switches over. */
export function phaseOf(snapshot: SnapshotFrom<typeof writingSessionMachine>): WritingSessionTag {
  return tagOf(snapshot, writingSessionTags);
}

/** Why no session could be had, said where one is started; null while one lives. */
export function startFailureOf(
  snapshot: SnapshotFrom<typeof writingSessionMachine>,
): string | null {
  const canStart = snapshot.hasTag('idle') || snapshot.hasTag('unknown');
  return canStart ? snapshot.context.messageKey : null;
}

/** What counts sessions follows them; documents do not. */
export const countsSessions = [
  queryKeys.sessions,
  queryKeys.projects,
  queryKeys.objectives,
  queryKeys.calendar,
] as const;

/**
 * The writer's session: the same on every signed-in page. Start it once someone is signed in.
 * @param saveText before a pause or an end.
 * @param timeZone the writer's, when a session starts: the day that it belongs to goes by it.
 */
export function createWritingSession(
  { api, words }: Server,
  queryClient: QueryClient,
  saveText: () => Promise<TextSaving>,
  timeZone: () => string,
): WritingSessionActor {
  const readSession = (id: string) => api.getWritingSession(id, { signal: soon() });
  const changes = {
    pause: { call: (id) => api.pauseWritingSession(id), status: 'paused' },
    resume: { call: (id) => api.resumeWritingSession(id), status: 'active' },
    end: {
      call: (id, endedAt) => api.endWritingSession(id, endedAt === null ? undefined : { endedAt }),
      status: 'ended',
    },
  } satisfies Record<
    Exclude<Transition, 'discard'>,
    {
      call: (id: string, endedAt: string | null) => Promise<Result<WritingSession>>;
      /** What the session is once it has gone through. */
      status: WritingSession['status'];
    }
  >;
  const withWords = (call: () => Promise<WritingSession>) => takeFigures(words, call);
  const changeReview = createReviewChange(readSession);
  // Which session lives is asked for until that is known.
  const retries = createRetries(() => {
    if (actor.getSnapshot().hasTag('unknown')) actor.send({ type: 'retry' });
  });
  /** In the lists at once: a review that is opened from there before they are read anew is this one. */
  const shown = (session: WritingSession): WritingSession => {
    queryClient.setQueriesData<InfiniteData<{ items: WritingSession[] }>>(
      { queryKey: queryKeys.sessionLists },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.map((each) => (each.id === session.id ? session : each)),
          })),
        },
    );
    return session;
  };

  const actor = createActor(
    writingSessionMachine.provide({
      actors: {
        loadLiveSession: fromPromise(async () => {
          const { response } = await readLiveSession({ api, words });
          if (response.error === null) {
            retries.stop();
            return response.data.session;
          }
          retries.failed(response.error);
          throw response.error;
        }),
        startSession: fromPromise(async ({ input: place }) =>
          withWords(async () =>
            unwrap(await api.startWritingSession({ ...place, timeZone: timeZone() })),
          ),
        ),
        saveText: fromPromise(saveText),
        changeSession: fromPromise(async ({ input }) => {
          const { id, transition, version, endedAt = null } = input;
          if (transition === 'discard') {
            return changeReview({ id, version, wanted: { status: 'discarded' } }, (from) =>
              api.discardWritingSession(id, from),
            );
          }
          const { call, status } = changes[transition];
          const read = async () => (await readSession(id)).data;
          return withWords(async () =>
            unwrap((await settleChange(call(id, endedAt), { status }, read)).result),
          );
        }),
        finishSession: fromPromise(async ({ input: { id, status, version, outcome, review } }) =>
          shown(
            await changeReview({ id, version, wanted: { ...review, status: outcome } }, (from) => {
              if (outcome === 'published') return api.publishWritingSession(id, review, from);
              // The server makes no draft of a draft: only its review changes.
              if (status === 'draft') return api.updateWritingSession(id, review, from);
              return api.saveWritingSessionDraft(id, review, from);
            }),
          ),
        ),
        saveReview: fromPromise(async ({ input: { id, version, review } }) =>
          shown(
            await changeReview({ id, version, wanted: review }, (from) =>
              api.updateWritingSession(id, review, from),
            ),
          ),
        ),
      },
    }),
  );

  let status: string | null = null;
  actor.subscribe(({ context: { session } }) => {
    const next = session && `${session.id} ${session.status}`;
    if (next === status) return;
    status = next;
    for (const queryKey of countsSessions) void queryClient.invalidateQueries({ queryKey });
  });
  return actor;
}

/** Starts a session where one is about to write; one that lives already goes on as it is. */
export function startIn(
  actor: WritingSessionActor,
  place: { projectId: string; documentId: string },
): void {
  const start = { type: 'start', ...place } as const;
  if (actor.getSnapshot().can(start)) actor.send(start);
}

/**
 * Waits for a session that is about to start, or to go on.
 * @returns false when none came of it; true otherwise, also when there was none to wait for.
 */
export async function sessionIsThere(actor: WritingSessionActor): Promise<boolean> {
  const isOnItsWay = (now: SnapshotFrom<typeof writingSessionMachine>) =>
    now.hasTag('starting') || now.hasTag('resuming');
  if (!isOnItsWay(actor.getSnapshot())) return true;
  const settled = await waitFor(actor, (now) => !isOnItsWay(now) && !now.hasTag('loading'));
  return settled.hasTag('active');
}

/** Takes over what became of the live session elsewhere: on another tab or device, or unseen. */
export async function lookAtLiveSession(
  api: ApiClient,
  actor: WritingSessionActor,
  words: SessionWords,
): Promise<void> {
  if (actor.getSnapshot().hasTag('unknown')) {
    actor.send({ type: 'retry' });
    return;
  }
  const { session } = actor.getSnapshot().context;
  // An answer that a change of our own has overtaken says nothing.
  const isCurrent = () => actor.getSnapshot().context.session === session;
  const { response, isSettled } = await readLiveSession({ api, words }, isCurrent);
  if (!response.data || !isCurrent()) return;
  actor.send({ type: 'seen', session: response.data.session });
  // Once: where a save was sent meanwhile, its response has the figures, too.
  if (!isSettled) await readLiveSession({ api, words });
}

/**
 * Takes what the server says of the session with what it has just saved. Of a session that is not the
 * one known here it may be of long ago: that one is looked for.
 */
export function takeSaved(
  api: ApiClient,
  actor: WritingSessionActor,
  words: SessionWords,
  saved: WritingSession,
): void {
  const known = actor.getSnapshot().context.session;
  if (known?.id === saved.id) actor.send({ type: 'synced', session: saved });
  else void lookAtLiveSession(api, actor, words);
}
