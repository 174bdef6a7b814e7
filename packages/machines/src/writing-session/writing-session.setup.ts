import { assign, emit, fromPromise, setup } from 'xstate';
import { fieldErrorsOf } from '../field-errors.ts';
import { messageKeyOf, serverErrorKey } from '../message-key.ts';
import { typed } from '../typed.ts';
import type {
  Attempt,
  Place,
  TextSaving,
  Transition,
  UnderReview,
  WritingSession,
  WritingSessionContext,
  Finished,
  WritingSessionEmitted,
  WritingSessionEvent,
  WritingSessionTag,
} from './writing-session.types.ts';
import { reviewOf } from './known-session.ts';
import { reviewFields } from './writing-session.types.ts';

/** Said when a pause or an end is put off because the text could not be saved first. */
export const textNotSavedKey = 'writingSessions.textNotSaved';

/** Said when it is put off because the writer has to choose between two versions first. */
export const textUndecidedKey = 'writingSessions.textUndecided';

/** Said when it is put off because words wait while the session is paused. */
export const textNeedsSessionKey = 'writingSessions.textNeedsSession';

const invalidKey = 'actions.endpoints.validationError';

function failureKeyOf(error: unknown, attempt?: Attempt): string {
  const key = messageKeyOf(error);
  return key === serverErrorKey && attempt ? `writingSessions.toasts.${attempt}Failed` : key;
}

/** What the writing-session machine is made of; its states are in writing-session.machine.ts. */
export const writingSessionSetup = setup({
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
    saveText: fromPromise<TextSaving>(() => Promise.reject(new Error('saveText is not provided'))),
    changeSession: fromPromise<
      WritingSession,
      { id: string; version: number; transition: Transition; endedAt?: string | null }
    >(() => Promise.reject(new Error('changeSession is not provided'))),
    finishSession: fromPromise<WritingSession, UnderReview & { outcome: 'draft' | 'published' }>(
      () => Promise.reject(new Error('finishSession is not provided')),
    ),
    /** Keeps the review and changes nothing else about the session. */
    saveReview: fromPromise<WritingSession, UnderReview>(() =>
      Promise.reject(new Error('saveReview is not provided')),
    ),
  },
  guards: {
    'text is': (_, { output, outcome }: { output: TextSaving; outcome: TextSaving }) =>
      output === outcome,
    'session is': ({ context }, status: WritingSession['status']) =>
      context.session?.status === status,
    'it goes on as it was': ({ context }, { session }: { session: WritingSession | null }) =>
      context.session?.id === session?.id && context.session?.status === session?.status,
    /** A save may be answered after it was seen what its session has become since. */
    'it is news of it': ({ context }, { session }: { session: WritingSession }) =>
      context.session?.id === session.id && session.version >= context.session.version,
    'another is live': (_, { error }: { error: unknown }) =>
      messageKeyOf(error) === 'writingSessions.alreadyLive',
    'review is filled in': ({ context: { session, review } }) =>
      session !== null &&
      review !== null &&
      reviewFields.some((field) => review[field] !== session[field]),
    'it has moved on': (_, { error }: { error: unknown }) =>
      messageKeyOf(error) === 'writingSessions.illegalTransition',
    'it did not end then': (_, { error }: { error: unknown }) => 'endedAt' in fieldErrorsOf(error),
  },
  actions: {
    'note session': assign((_, { output }: { output: WritingSession | null }) => ({
      session: output,
      messageKey: null,
      fieldErrors: {},
    })),
    'note failure': assign((_, { error, attempt }: { error: unknown; attempt?: Attempt }) => ({
      messageKey: failureKeyOf(error, attempt),
      fieldErrors: fieldErrorsOf(error),
    })),
    'note mistakes': assign(({ event }) => ({
      messageKey: invalidKey,
      fieldErrors: event.type === 'refused' ? event.fieldErrors : {},
    })),
    'note end': assign(({ event }) => ({
      endedAt: event.type === 'end' ? (event.endedAt ?? null) : null,
    })),
    'note wrong end': assign({ messageKey: 'writingSessions.toasts.endFailed' }),
    'note unsaved text': assign({ messageKey: textNotSavedKey }),
    'note blocked text': assign({ messageKey: textNeedsSessionKey }),
    'note undecided text': assign({ messageKey: textUndecidedKey }),
    'forget failure': assign({ messageKey: null, fieldErrors: {} }),
    'begin review': assign(({ context: { session } }) => ({
      review: session && reviewOf(session),
    })),
    'change review': assign(({ context: { review }, event }) => {
      if (event.type !== 'reviewChanged' || !review) return {};
      const { type: _, ...changes } = event;
      return { review: { ...review, ...changes } };
    }),
    'forget session': assign({ session: null, review: null }),
    'say it is finished': emit(
      (_, finished: { outcome: Finished['outcome']; output: WritingSession }) => ({
        type: 'finished' as const,
        outcome: finished.outcome,
        session: finished.output,
      }),
    ),
    'say it is stored': emit((_, { error }: { error: unknown }) => ({
      type: 'reviewStored' as const,
      messageKey: failureKeyOf(error, 'saveReview'),
    })),
  },
});
