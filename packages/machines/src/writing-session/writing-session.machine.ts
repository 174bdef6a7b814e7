import { assign } from 'xstate';
import { writingSessionSetup } from './writing-session.setup.ts';
import type { Attempt, TextSaving, WritingSessionContext } from './writing-session.types.ts';

/** A failure that the server names no better is named by what was tried. */
function noteFailure(attempt: Attempt) {
  const params = ({ event: { error } }: { event: { error: unknown } }) => ({ error, attempt });
  return { type: 'note failure', params } as const;
}

function textIs(outcome: TextSaving) {
  const params = ({ event: { output } }: { event: { output: TextSaving } }) => ({
    output,
    outcome,
  });
  return { type: 'text is', params } as const;
}

/** The server takes no text without an active session: it is saved before that one stops. */
function textSavedThen(transition: 'pause' | 'end') {
  return writingSessionSetup.createStateConfig({
    initial: 'savingText',
    states: {
      savingText: {
        // What is being saved goes on being saved.
        on: { cancel: '#writing-session.settling' },
        invoke: {
          src: 'saveText',
          onDone: [
            { guard: textIs('saved'), target: 'changingSession' },
            {
              guard: textIs('undecided'),
              target: '#writing-session.settling',
              actions: 'note undecided text',
            },
            {
              // Paused or ended in another tab, unnoticed.
              guard: textIs('blocked'),
              target: '#writing-session.loading',
              actions: 'note blocked text',
            },
            {
              guard: { type: 'session is', params: 'paused' },
              target: '#writing-session.settling',
              actions: 'note blocked text',
            },
            { target: '#writing-session.settling', actions: 'note unsaved text' },
          ],
          onError: { target: '#writing-session.settling', actions: 'note unsaved text' },
        },
      },
      changingSession: {
        invoke: {
          src: 'changeSession',
          input: ({ context }) => ({
            ...nameOf(context),
            transition,
            ...(transition === 'end' ? { endedAt: context.endedAt } : {}),
          }),
          onDone: {
            target: '#writing-session.settling',
            actions: { type: 'note session', params: ({ event }) => event },
          },
          onError: [
            {
              guard: { type: 'it has moved on', params: ({ event }) => event },
              target: '#writing-session.loading',
              actions: noteFailure(transition),
            },
            {
              guard: { type: 'it did not end then', params: ({ event }) => event },
              target: '#writing-session.loading',
              actions: 'note wrong end',
            },
            { target: '#writing-session.settling', actions: noteFailure(transition) },
          ],
        },
      },
    },
  });
}

/** What the server reports of the live session without being asked to change it. */
const sessionUpdates = writingSessionSetup.createStateConfig({
  on: {
    seen: [
      {
        // Found as it was: no answer to what failed before, which stays said.
        guard: { type: 'it goes on as it was', params: ({ event }) => event },
        actions: assign({ session: ({ event }) => event.session }),
      },
      {
        target: 'settling',
        actions: { type: 'note session', params: ({ event }) => ({ output: event.session }) },
      },
    ],
    synced: {
      guard: { type: 'it is news of it', params: ({ event }) => event },
      target: 'settling',
      actions: { type: 'note session', params: ({ event }) => ({ output: event.session }) },
    },
  },
});

function finishing(outcome: 'draft' | 'published', attempt: Attempt) {
  return writingSessionSetup.createStateConfig({
    invoke: {
      src: 'finishSession',
      input: ({ context }) => ({ ...reviewOf(context), outcome }),
      onDone: {
        target: '#writing-session.idle',
        actions: {
          type: 'say it is finished',
          params: ({ event: { output } }) => ({ outcome, output }),
        },
      },
      onError: { target: '#writing-session.reviewing', actions: noteFailure(attempt) },
    },
  });
}

/**
 * The life of a writing session: idle, active ⇄ paused, ended and under review.
 *
 * Before a pause or an end the text is saved, since the server takes none without an active
 * session; when that fails the session goes on. No failure touches the text.
 */
export const writingSessionMachine = writingSessionSetup.createMachine({
  id: 'writing-session',
  context: { session: null, review: null, messageKey: null, fieldErrors: {}, endedAt: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadLiveSession',
        onDone: {
          target: 'settling',
          // The failure that led here (the session changed in another tab) stays displayed.
          actions: assign({ session: ({ event }) => event.output }),
        },
        onError: {
          target: 'unknown',
          actions: { type: 'note failure', params: ({ event }) => event },
        },
      },
    },
    unknown: {
      tags: 'unknown',
      on: { retry: { target: 'loading', actions: 'forget failure' } },
    },
    settling: {
      always: [
        { guard: { type: 'session is', params: 'active' }, target: 'active' },
        { guard: { type: 'session is', params: 'paused' }, target: 'paused' },
        {
          guard: { type: 'session is', params: 'ended' },
          target: 'reviewing',
          actions: 'begin review',
        },
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
        ...sessionUpdates.on,
      },
    },
    starting: {
      tags: 'starting',
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'startSession',
            input: ({ event }) => {
              if (event.type !== 'start') return {};
              const { type: _, ...place } = event;
              return place;
            },
            onDone: {
              target: '#writing-session.settling',
              actions: { type: 'note session', params: ({ event }) => event },
            },
            onError: [
              {
                guard: { type: 'another is live', params: ({ event }) => event },
                target: 'takingOver',
              },
              { target: '#writing-session.idle', actions: noteFailure('start') },
            ],
          },
        },
        takingOver: {
          invoke: {
            src: 'loadLiveSession',
            onDone: {
              target: '#writing-session.settling',
              actions: { type: 'note session', params: ({ event }) => event },
            },
            onError: { target: '#writing-session.idle', actions: noteFailure('start') },
          },
        },
      },
    },
    active: {
      tags: 'active',
      on: {
        pause: { target: 'pausing', actions: 'forget failure' },
        end: { target: 'ending', actions: ['forget failure', 'note end'] },
        doubted: 'loading',
        ...sessionUpdates.on,
      },
    },
    pausing: { tags: 'pausing', ...textSavedThen('pause') },
    paused: {
      tags: 'paused',
      on: {
        resume: { target: 'resuming', actions: 'forget failure' },
        end: { target: 'ending', actions: ['forget failure', 'note end'] },
        ...sessionUpdates.on,
      },
    },
    resuming: {
      tags: 'resuming',
      invoke: {
        src: 'changeSession',
        input: ({ context }) => ({ ...nameOf(context), transition: 'resume' }),
        onDone: {
          target: 'settling',
          actions: { type: 'note session', params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: 'it has moved on', params: ({ event }) => event },
            target: 'loading',
            actions: noteFailure('resume'),
          },
          { target: 'paused', actions: noteFailure('resume') },
        ],
      },
    },
    ending: { tags: 'ending', ...textSavedThen('end') },
    reviewing: {
      tags: 'reviewing',
      on: {
        reviewChanged: { actions: 'change review' },
        refused: { actions: 'note mistakes' },
        saveDraft: { target: 'savingDraft', actions: 'forget failure' },
        publish: { target: 'publishing', actions: 'forget failure' },
        discard: { target: 'confirmingDiscard', actions: 'forget failure' },
        leaveReview: [
          { guard: 'review is filled in', target: 'savingReview', actions: 'forget failure' },
          { target: 'idle', actions: 'forget failure' },
        ],
      },
    },
    savingReview: {
      tags: 'savingReview',
      invoke: {
        src: 'saveReview',
        input: ({ context }) => reviewOf(context),
        onDone: 'idle',
        // Leaving never waits for a server: the device stores what was filled in.
        onError: {
          target: 'idle',
          actions: { type: 'say it is stored', params: ({ event }) => event },
        },
      },
    },
    savingDraft: { tags: 'savingDraft', ...finishing('draft', 'saveDraft') },
    publishing: { tags: 'publishing', ...finishing('published', 'publish') },
    confirmingDiscard: {
      tags: 'confirmingDiscard',
      on: {
        confirm: { target: 'discarding', actions: 'forget failure' },
        cancel: { target: 'reviewing', actions: 'forget failure' },
      },
    },
    discarding: {
      tags: 'discarding',
      invoke: {
        src: 'changeSession',
        input: ({ context }) => ({ ...nameOf(context), transition: 'discard' }),
        onDone: {
          target: 'idle',
          actions: {
            type: 'say it is finished',
            params: ({ event }) => ({ outcome: 'discarded', output: event.output }),
          },
        },
        onError: { target: 'confirmingDiscard', actions: noteFailure('discard') },
      },
    },
  },
});

function nameOf({ session }: WritingSessionContext): { id: string; version: number } {
  if (!session) throw new Error('This state has a session');
  return { id: session.id, version: session.version };
}

function reviewOf({ session, review }: WritingSessionContext) {
  if (!session || !review) throw new Error('This state has a session under review');
  return { id: session.id, status: session.status, version: session.version, review };
}
