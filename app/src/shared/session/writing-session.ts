import { queryKeys, unwrap, createRetries } from '@ecritoire/api-client';
import type { Result } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import {
  knownSession,
  tagOf,
  writingSessionMachine,
  writingSessionTags,
} from '@ecritoire/machines/writing-session';
import type {
  TextSaving,
  Transition,
  WritingSessionTag,
} from '@ecritoire/machines/writing-session';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { WritingSessionActor } from '../services/services.ts';
import { soon } from '../forms/made-from.ts';
import { readLiveSession, takeFigures, type Server } from './read-live-session.ts';
import { cacheReviewed, cacheSession } from './session-cache.ts';
import { createReviewChange } from './review-change.ts';
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
 * @param timeZone the writer's at the start of a session: it decides the session's day.
 */
export function createWritingSession(
  server: Server,
  saveText: () => Promise<TextSaving>,
  timeZone: () => string,
): WritingSessionActor {
  const { api, words, queryClient } = server;
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
  const withWords = async (call: () => Promise<WritingSession>) => {
    const session = await takeFigures(words, call);
    cacheSession(queryClient, session);
    return knownSession(session);
  };
  const changeReview = createReviewChange(readSession);
  // Which session lives is asked for until that is known.
  const retries = createRetries(() => {
    if (actor.getSnapshot().hasTag('unknown')) actor.send({ type: 'retry' });
  });
  const reviewed = (session: WritingSession) => {
    cacheReviewed(queryClient, session);
    return knownSession(session);
  };

  const actor = createActor(
    writingSessionMachine.provide({
      actors: {
        loadLiveSession: fromPromise(async () => {
          const { response } = await readLiveSession(server);
          if (response.error === null) {
            retries.stop();
            const { session } = response.data;
            return session && knownSession(session);
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
            const discarded = await changeReview(
              { id, version, wanted: { status: 'discarded' } },
              (from) => api.discardWritingSession(id, from),
            );
            cacheSession(queryClient, discarded);
            return knownSession(discarded);
          }
          const { call, status } = changes[transition];
          const read = async () => (await readSession(id)).data;
          return withWords(async () =>
            unwrap((await settleChange(call(id, endedAt), { status }, read)).result),
          );
        }),
        finishSession: fromPromise(async ({ input: { id, status, version, outcome, review } }) =>
          reviewed(
            await changeReview({ id, version, wanted: { ...review, status: outcome } }, (from) => {
              if (outcome === 'published') return api.publishWritingSession(id, review, from);
              // The server makes no draft of a draft: only its review changes.
              if (status === 'draft') return api.updateWritingSession(id, review, from);
              return api.saveWritingSessionDraft(id, review, from);
            }),
          ),
        ),
        saveReview: fromPromise(async ({ input: { id, version, review } }) =>
          reviewed(
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
  place: { projectId: string; documentId?: string },
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

/**
 * Opens the review of an earlier session.
 * @returns false while another one lives.
 */
export function tryReview(
  { queryClient }: Pick<Server, 'queryClient'>,
  actor: WritingSessionActor,
  session: WritingSession,
): boolean {
  const review = { type: 'review', session: knownSession(session) } as const;
  if (!actor.getSnapshot().can(review)) return false;
  cacheSession(queryClient, session);
  actor.send(review);
  return true;
}

/** Takes over what became of the live session on another tab or device, or unseen. */
export async function lookAtLiveSession(server: Server, actor: WritingSessionActor): Promise<void> {
  if (actor.getSnapshot().hasTag('unknown')) {
    actor.send({ type: 'retry' });
    return;
  }
  const before = actor.getSnapshot().context.session;
  // An answer that a change of our own has overtaken says nothing.
  const isCurrent = () => actor.getSnapshot().context.session === before;
  const { response, isSettled } = await readLiveSession(server, isCurrent);
  if (!response.data || !isCurrent()) return;
  const { session } = response.data;
  actor.send({ type: 'seen', session: session && knownSession(session) });
  // Once: where a save was sent meanwhile, its response has the figures, too.
  if (!isSettled) await readLiveSession(server);
}

/**
 * Caches the session of an acknowledged save. Where it is not the one known here, the response may be
 * of long ago: the live one is read.
 */
export function sessionSaved(
  server: Server,
  actor: WritingSessionActor,
  saved: WritingSession,
): void {
  if (actor.getSnapshot().context.session?.id !== saved.id) {
    void lookAtLiveSession(server, actor);
    return;
  }
  cacheSession(server.queryClient, saved);
  actor.send({ type: 'synced', session: knownSession(saved) });
}
