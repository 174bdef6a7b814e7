import { createActor, fromPromise, waitFor } from 'xstate';
import { writingSessionMachine } from './writing-session.machine.ts';
import type {
  Place,
  TextSaving,
  Transition,
  UnderReview,
  WritingSession,
  WritingSessionEmitted,
  WritingSessionTag,
} from './writing-session.types.ts';

export const session: WritingSession = {
  id: 's1',
  version: 1,
  status: 'active',
  title: null,
  comment: null,
  sentiment: 'none',
  visibility: 'private',
};
const statusAfter = {
  pause: 'paused',
  resume: 'active',
  end: 'ended',
  discard: 'discarded',
} as const;
export const serverError = { status: 500, messageKey: 'actions.endpoints.serverError' };

type Server = {
  live?: WritingSession | null;
  /** Why the live session cannot be read. */
  unread?: unknown;
  failure?: unknown;
  /** What comes of saving it, unless that never ends. */
  text?: TextSaving | 'pending';
};

/** A page with the machine on it, before a server whose responses and failures the test sets. */
export function open(server: Server = {}) {
  const calls: string[] = [];
  const emitted: WritingSessionEmitted[] = [];
  const call = <T>(name: string, value: T): Promise<T> => {
    calls.push(name);
    return server.failure === undefined ? Promise.resolve(value) : Promise.reject(server.failure);
  };
  const actor = createActor(
    writingSessionMachine.provide({
      actors: {
        loadLiveSession: fromPromise(() =>
          server.unread === undefined
            ? Promise.resolve(server.live ?? null)
            : Promise.reject(server.unread),
        ),
        startSession: fromPromise<WritingSession, Place>(({ input }) =>
          call(`start ${JSON.stringify(input)}`, session),
        ),
        saveText: fromPromise(() => {
          calls.push('save text');
          if (server.text === 'pending') return new Promise<never>(() => {});
          return Promise.resolve(server.text ?? 'saved');
        }),
        changeSession: fromPromise<
          WritingSession,
          { id: string; version: number; transition: Transition; endedAt?: string | null }
        >(({ input: { id, transition, endedAt } }) =>
          call([transition, id, ...(endedAt ? ['at', endedAt] : [])].join(' '), {
            ...session,
            status: statusAfter[transition],
          }),
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

/** The same once its session has ended and a title was given it. */
export async function reviewing() {
  const desk = open({ live: session });
  await desk.until('active');
  desk.actor.send({ type: 'end' });
  await desk.until('reviewing');
  desk.actor.send({ type: 'reviewChanged', title: 'La pluie' });
  desk.calls.length = 0;
  return desk;
}
