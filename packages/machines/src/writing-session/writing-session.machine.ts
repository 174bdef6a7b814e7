import { assign, emit, fromPromise, setup } from 'xstate';
import { messageKeyOf } from '../message-key.ts';
import { typed } from '../typed.ts';
import type {
  Place,
  Review,
  Transition,
  WritingSession,
  WritingSessionContext,
  WritingSessionEmitted,
  WritingSessionEvent,
  WritingSessionTag,
} from './writing-session.types.ts';

/** Said when a pause or an end is put off because the text could not be saved first. */
export const textNotSavedKey = 'writingSessions.textNotSaved';

/**
 * The life of a writing session: idle, active ⇄ paused, ended and under review.
 *
 * Before a pause or an end the text is saved, since the server takes none without an active
 * session; when that fails the session goes on. No failure touches the text.
 */
export const writingSessionMachine = setup({
  types: typed<{
    context: WritingSessionContext;
    events: WritingSessionEvent;
    emitted: WritingSessionEmitted;
    tags: WritingSessionTag;
  }>(),
  actors: {
    loadLiveSession: fromPromise<WritingSession | null>(() =>
      Promise.reject(new Error('loadLiveSession is not provided')),
    ),
    startSession: fromPromise<WritingSession, Place>(() =>
      Promise.reject(new Error('startSession is not provided')),
    ),
    /** Resolves with false when some text could not be acknowledged. */
    saveText: fromPromise<boolean>(() => Promise.reject(new Error('saveText is not provided'))),
    changeSession: fromPromise<WritingSession, { id: string; transition: Transition }>(() =>
      Promise.reject(new Error('changeSession is not provided')),
    ),
    finishSession: fromPromise<
      WritingSession,
      { id: string; outcome: 'draft' | 'published'; review: Review | null }
    >(() => Promise.reject(new Error('finishSession is not provided'))),
  },
  guards: {
    'text is saved': (_, { output }: { output: boolean }) => output,
    'session is': ({ context }, status: WritingSession['status']) =>
      context.session?.status === status,
    'another is live': (_, { error }: { error: unknown }) =>
      messageKeyOf(error) === 'writingSessions.alreadyLive',
    'it has moved on': (_, { error }: { error: unknown }) =>
      messageKeyOf(error) === 'writingSessions.illegalTransition',
  },
  actions: {
    'note session': assign((_, { output }: { output: WritingSession | null }) => ({
      session: output,
      messageKey: null,
    })),
    'note failure': assign((_, { error }: { error: unknown }) => ({
      messageKey: messageKeyOf(error),
    })),
    'note unsaved text': assign({ messageKey: textNotSavedKey }),
    'forget failure': assign({ messageKey: null }),
    'begin review': assign(({ context: { session } }) => ({
      review: session && {
        title: session.title,
        comment: session.comment,
        sentiment: session.sentiment,
        visibility: session.visibility,
      },
    })),
    'change review': assign(({ context: { review }, event }) => {
      if (event.type !== 'reviewChanged' || !review) return {};
      const { type: _, ...changes } = event;
      return { review: { ...review, ...changes } };
    }),
    'forget session': assign({ session: null, review: null }),
    'say it is finished': emit(
      (_, finished: { outcome: WritingSessionEmitted['outcome']; output: WritingSession }) => ({
        type: 'finished' as const,
        outcome: finished.outcome,
        session: finished.output,
      }),
    ),
  },
}).createMachine({
  id: 'writing-session',
  context: { session: null, review: null, messageKey: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadLiveSession',
        onDone: {
          target: 'settling',
          // A failure that led here (the session moved on elsewhere) stays said.
          actions: assign({ session: ({ event }) => event.output }),
        },
        onError: {
          target: 'unknown',
          actions: { type: 'note failure', params: ({ event }) => event },
        },
      },
    },
    unknown: { tags: 'unknown', on: { retry: 'loading' } },
    settling: {
      always: [
        { guard: { type: 'session is', params: 'active' }, target: 'active' },
        { guard: { type: 'session is', params: 'paused' }, target: 'paused' },
        { target: 'idle' },
      ],
    },
    idle: {
      tags: 'idle',
      entry: 'forget session',
      on: {
        start: { target: 'starting', actions: 'forget failure' },
        review: {
          target: 'reviewing',
          actions: [
            { type: 'note session', params: ({ event }) => ({ output: event.session }) },
            'begin review',
          ],
        },
        synced: {
          target: 'settling',
          actions: { type: 'note session', params: ({ event }) => ({ output: event.session }) },
        },
      },
    },
    starting: {
      tags: 'starting',
      invoke: {
        src: 'startSession',
        input: ({ event }) => {
          if (event.type !== 'start') return {};
          const { type: _, ...place } = event;
          return place;
        },
        onDone: {
          target: 'settling',
          actions: { type: 'note session', params: ({ event }) => event },
        },
        onError: [
          { guard: { type: 'another is live', params: ({ event }) => event }, target: 'loading' },
          { target: 'idle', actions: { type: 'note failure', params: ({ event }) => event } },
        ],
      },
    },
    active: {
      tags: 'active',
      on: {
        pause: { target: 'pausing', actions: 'forget failure' },
        end: { target: 'ending', actions: 'forget failure' },
        synced: {
          target: 'settling',
          actions: { type: 'note session', params: ({ event }) => ({ output: event.session }) },
        },
      },
    },
    pausing: {
      tags: 'pausing',
      initial: 'savingText',
      states: {
        savingText: {
          invoke: {
            src: 'saveText',
            onDone: [
              {
                guard: { type: 'text is saved', params: ({ event }) => event },
                target: 'changingSession',
              },
              { target: '#writing-session.settling', actions: 'note unsaved text' },
            ],
            onError: { target: '#writing-session.settling', actions: 'note unsaved text' },
          },
        },
        changingSession: {
          invoke: {
            src: 'changeSession',
            input: ({ context }) => ({ id: idOf(context), transition: 'pause' }),
            onDone: {
              target: '#writing-session.settling',
              actions: { type: 'note session', params: ({ event }) => event },
            },
            onError: [
              {
                guard: { type: 'it has moved on', params: ({ event }) => event },
                target: '#writing-session.loading',
                actions: { type: 'note failure', params: ({ event }) => event },
              },
              {
                target: '#writing-session.settling',
                actions: { type: 'note failure', params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
    paused: {
      tags: 'paused',
      on: {
        resume: { target: 'resuming', actions: 'forget failure' },
        end: { target: 'ending', actions: 'forget failure' },
        synced: {
          target: 'settling',
          actions: { type: 'note session', params: ({ event }) => ({ output: event.session }) },
        },
      },
    },
    resuming: {
      tags: 'resuming',
      invoke: {
        src: 'changeSession',
        input: ({ context }) => ({ id: idOf(context), transition: 'resume' }),
        onDone: {
          target: 'settling',
          actions: { type: 'note session', params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: 'it has moved on', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'note failure', params: ({ event }) => event },
          },
          { target: 'paused', actions: { type: 'note failure', params: ({ event }) => event } },
        ],
      },
    },
    ending: {
      tags: 'ending',
      initial: 'savingText',
      states: {
        savingText: {
          invoke: {
            src: 'saveText',
            onDone: [
              {
                guard: { type: 'text is saved', params: ({ event }) => event },
                target: 'changingSession',
              },
              { target: '#writing-session.settling', actions: 'note unsaved text' },
            ],
            onError: { target: '#writing-session.settling', actions: 'note unsaved text' },
          },
        },
        changingSession: {
          invoke: {
            src: 'changeSession',
            input: ({ context }) => ({ id: idOf(context), transition: 'end' }),
            onDone: {
              target: '#writing-session.reviewing',
              actions: [{ type: 'note session', params: ({ event }) => event }, 'begin review'],
            },
            onError: [
              {
                guard: { type: 'it has moved on', params: ({ event }) => event },
                target: '#writing-session.loading',
                actions: { type: 'note failure', params: ({ event }) => event },
              },
              {
                target: '#writing-session.settling',
                actions: { type: 'note failure', params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
    reviewing: {
      tags: 'reviewing',
      on: {
        reviewChanged: { actions: 'change review' },
        saveDraft: { target: 'savingDraft', actions: 'forget failure' },
        publish: { target: 'publishing', actions: 'forget failure' },
        discard: { target: 'confirmingDiscard', actions: 'forget failure' },
        leaveReview: { target: 'idle', actions: 'forget failure' },
      },
    },
    savingDraft: {
      tags: 'savingDraft',
      invoke: {
        src: 'finishSession',
        input: ({ context }) => ({
          id: idOf(context),
          outcome: 'draft',
          review: context.review,
        }),
        onDone: {
          target: 'idle',
          actions: {
            type: 'say it is finished',
            params: ({ event }) => ({ outcome: 'draft', output: event.output }),
          },
        },
        onError: {
          target: 'reviewing',
          actions: { type: 'note failure', params: ({ event }) => event },
        },
      },
    },
    publishing: {
      tags: 'publishing',
      invoke: {
        src: 'finishSession',
        input: ({ context }) => ({
          id: idOf(context),
          outcome: 'published',
          review: context.review,
        }),
        onDone: {
          target: 'idle',
          actions: {
            type: 'say it is finished',
            params: ({ event }) => ({ outcome: 'published', output: event.output }),
          },
        },
        onError: {
          target: 'reviewing',
          actions: { type: 'note failure', params: ({ event }) => event },
        },
      },
    },
    confirmingDiscard: {
      tags: 'confirmingDiscard',
      on: { confirm: 'discarding', cancel: 'reviewing' },
    },
    discarding: {
      tags: 'discarding',
      invoke: {
        src: 'changeSession',
        input: ({ context }) => ({ id: idOf(context), transition: 'discard' }),
        onDone: {
          target: 'idle',
          actions: {
            type: 'say it is finished',
            params: ({ event }) => ({ outcome: 'discarded', output: event.output }),
          },
        },
        onError: {
          target: 'reviewing',
          actions: { type: 'note failure', params: ({ event }) => event },
        },
      },
    },
  },
});

function idOf({ session }: WritingSessionContext): string {
  if (!session) throw new Error('This state has a session');
  return session.id;
}
