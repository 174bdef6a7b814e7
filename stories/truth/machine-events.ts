import { bodyOf } from '@ecritoire/api-mocks';
import type { AuthEvent } from '@ecritoire/machines/auth';
import type { FormEvent } from '@ecritoire/machines/form-action';
import type { OutboxRun } from '@ecritoire/machines/outbox';
import { knownSession } from '@ecritoire/machines/writing-session';
import type { WritingSessionEvent } from '@ecritoire/machines/writing-session';
import { emptyQueue, type AutoSaveEvent, type AutoSaveInput } from '@ecritoire/machines/auto-save';
import { merging } from '@ecritoire/machines/auto-save/merging';
import type { MachineEvents } from './shortest-path.ts';

const writer = bodyOf('getCurrentUser');
const another = { ...writer, id: `${writer.id.slice(0, -2)}99` };
const noAnswer = { status: null };
const refused = { status: 401 };
const tokens = { accessToken: 'access', refreshToken: 'refresh' };

export const authEvents: MachineEvents<AuthEvent> = {
  events: [
    { type: 'signIn', idToken: 'token' },
    { type: 'signOut' },
    { type: 'signOutEverywhere' },
    { type: 'sessionExpired', messageKey: 'auth.refreshTokenInvalid' },
    { type: 'signedInInOtherTab' },
    { type: 'userChangedInOtherTab' },
    { type: 'accountDeleted' },
  ],
  outcomes: {
    readTokens: {
      outputs: [
        { hasAccess: true, hasRefresh: true },
        { hasAccess: false, hasRefresh: true },
        { hasAccess: false, hasRefresh: false },
      ],
    },
    refreshAccessToken: { outputs: [undefined], errors: [noAnswer, refused] },
    exchangeIdToken: { outputs: [tokens], errors: [noAnswer] },
    loadUser: { outputs: [writer, another], errors: [noAnswer, refused] },
    postSignOut: { outputs: [undefined], errors: [noAnswer] },
    postSignOutEverywhere: { outputs: [undefined], errors: [noAnswer] },
  },
  // A count of attempts never ends.
  decisive: ({ attempts, ...context }) => ({ ...context, isAgain: attempts > 0 }),
};

const ended = knownSession(bodyOf('endWritingSession', 'ended'));
const active = { ...ended, status: 'active' } as const;
const paused = { ...ended, status: 'paused' } as const;

export const writingSessionEvents: MachineEvents<WritingSessionEvent> = {
  events: [
    { type: 'start', documentId: bodyOf('getDocument').id },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'end' },
    { type: 'reviewChanged', title: 'Soir de pluie' },
    { type: 'leaveReview' },
    { type: 'saveDraft' },
    { type: 'publish' },
    { type: 'discard' },
    { type: 'confirm' },
    { type: 'cancel' },
  ],
  outcomes: {
    loadLiveSession: { outputs: [null, active, paused], errors: [noAnswer] },
    startSession: { outputs: [active], errors: [{ messageKey: 'writingSessions.alreadyLive' }] },
    saveText: { outputs: ['saved', 'unsaved'] },
    '0.writing-session.pausing.changingSession': { outputs: [paused] },
    '0.writing-session.resuming': { outputs: [active] },
    '0.writing-session.ending.changingSession': { outputs: [ended] },
    finishSession: { outputs: [ended] },
    saveReview: { outputs: [ended] },
  },
};

/** @param payload what the form would send. */
export const formEvents = (payload: unknown): MachineEvents<FormEvent<unknown>> => ({
  events: [{ type: 'submit', payload }, { type: 'reset' }],
  outcomes: { submit: { outputs: [null], errors: [noAnswer] } },
});

const run = { result: 'sent', isRetryable: false, notBefore: 0 } satisfies OutboxRun;

export const outboxEvents: MachineEvents<{ type: 'send' } | { type: 'wake' }> = {
  events: [{ type: 'send' }, { type: 'wake' }],
  outcomes: {
    findQueues: { outputs: [true, false] },
    sendQueues: { outputs: [run, { ...run, result: 'unsent', isRetryable: true }] },
  },
  // A count of runs never ends.
  decisive: ({ failures, next }) => [failures > 0, next],
};

const text = bodyOf('getDocument');
const [passage, ...others] = text.paragraphs;
if (passage === undefined) throw new Error('The document of the examples has a text.');
const written = { ...passage, content: [{ text: 'Pluie.', marks: [] }] };
const changedRemotely = {
  ...passage,
  version: passage.version + 1,
  content: [{ text: 'Il neige.', marks: [] }],
};

export const autoSaveInput: AutoSaveInput = {
  documentId: text.id,
  paragraphs: text.paragraphs,
  queue: emptyQueue,
  // Whether it has been quiet is nothing that an event leads to.
  now: () => 0,
};

export const autoSaveEvents: MachineEvents<AutoSaveEvent> = {
  events: [
    { type: 'changed', put: [written], deletedIds: [] },
    { type: 'flush' },
    { type: 'offline' },
  ],
  outcomes: {
    storeQueue: { outputs: [undefined] },
    saveParagraphs: {
      outputs: [
        { kind: 'conflict', paragraphs: [changedRemotely, ...others], merging },
        { kind: 'refused', messageKey: 'validation.textTooLong' },
        { kind: 'failed', messageKey: 'actions.endpoints.serverError' },
        { kind: 'noActiveSession' },
        { kind: 'gone', messageKey: 'documents.notFound' },
      ],
    },
  },
  decisive: ({ draft, revision, storedRevision, urgentRevision, isFlushing, isOnline }) => [
    Object.keys(draft.pending),
    draft.inFlight === null,
    draft.conflicts.length,
    draft.refused,
    storedRevision < revision,
    storedRevision < urgentRevision,
    isFlushing,
    isOnline,
  ],
};
