import { assign, cancel, enqueueActions, fromPromise, setup } from 'xstate';
import { typed } from '../typed.ts';
import { autoSaveDelays } from './auto-save.types.ts';
import type {
  AutoSaveContext,
  AutoSaveEmitted,
  AutoSaveEvent,
  AutoSaveInput,
  AutoSaveTag,
  LateTag,
} from './auto-save.types.ts';
import type {
  Acknowledgement,
  Batch,
  ParagraphsChange,
  Queue,
  RemoteChange,
  SaveOutcome,
} from './changes.ts';
import {
  acknowledge,
  applyEdit,
  isAllSaved,
  readServer,
  remoteOf,
  sendable,
  setAside,
  takeBack,
  takeBatch,
} from './draft.ts';

type ServerSide = Pick<Extract<SaveOutcome, { kind: 'conflict' }>, 'paragraphs' | 'merging'>;

type Failure = { messageKey: string | null; retryAfterSeconds?: number | null };

const isNews = ({ paragraphs, deletedIds }: RemoteChange) =>
  paragraphs.length + deletedIds.length > 0;

/** What an edit makes of the context. */
function changed(context: AutoSaveContext, edit: ParagraphsChange) {
  return {
    draft: applyEdit(context.draft, edit),
    revision: context.revision + 1,
    changedAt: context.now(),
  };
}

/** What the auto-save machine is made of; its states are in auto-save.machine.ts. */
export const autoSaveSetup = setup({
  types: typed<{
    context: AutoSaveContext;
    input: AutoSaveInput;
    events: AutoSaveEvent;
    emitted: AutoSaveEmitted;
    tags: AutoSaveTag | LateTag;
  }>(),
  actors: {
    storeQueue: fromPromise<void, { queue: Queue }>(() =>
      Promise.reject(new Error('storeQueue is not provided')),
    ),
    saveParagraphs: fromPromise<SaveOutcome, { documentId: string; batch: Batch }>(() =>
      Promise.reject(new Error('saveParagraphs is not provided')),
    ),
  },
  delays: {
    quietPeriod: ({ context }) => context.changedAt + autoSaveDelays.quietPeriod - context.now(),
    maximumWait: autoSaveDelays.maximumWait,
    localWrite: autoSaveDelays.localWrite,
    localWritePatience: autoSaveDelays.localWritePatience,
    backoff: ({ context }) =>
      Math.max(
        Math.min(autoSaveDelays.firstRetry * 2 ** context.attempts, autoSaveDelays.longestRetry),
        context.notBefore - context.now(),
      ),
  },
  guards: {
    'has a batch': ({ context }) => context.draft.inFlight !== null,
    'has changes to send': ({ context }) => sendable(context.draft).length > 0,
    'must not wait': ({ context }) => context.isOverdue || context.isFlushing || context.isSingly,
    'server may be asked': ({ context }) => context.now() >= context.notBefore,
    'is offline': ({ context }) => !context.isOnline,
    'has conflicts': ({ context }) => context.draft.conflicts.length > 0,
    'has refused changes': ({ context }) => context.draft.refused.length > 0,
    'local copy is behind': ({ context }) => context.storedRevision < context.revision,
    'local copy is urgent': ({ context }) => context.storedRevision < context.urgentRevision,
    'nothing is deleted': ({ event }) => event.type === 'changed' && event.deletedIds.length === 0,
    'has been quiet': ({ context }) =>
      context.now() >= context.changedAt + autoSaveDelays.quietPeriod,
    'everything is saved': ({ context }) => isAllSaved(context.draft),
  },
  actions: {
    'take changes': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'changed') return;
      const wasEmpty = sendable(context.draft).length === 0;
      const changes = changed(context, event);
      enqueue.assign(changes);
      if (wasEmpty && sendable(changes.draft).length > 0) {
        enqueue.raise({ type: 'maximumWaitOver' }, { delay: 'maximumWait', id: 'maximumWait' });
      }
    }),
    'take changes, the wait runs': assign(({ context, event }) =>
      event.type === 'changed' ? changed(context, event) : {},
    ),
    'take a batch': enqueueActions(({ context, enqueue }) => {
      const limit = context.isSingly ? 1 : undefined;
      const draft = takeBatch(context.draft, context.newKey(), limit);
      const revision = context.revision + 1;
      const isOverdue = sendable(draft).length > 0;
      enqueue.assign({ draft, revision, urgentRevision: revision, isOverdue });
      enqueue(cancel('maximumWait'));
    }),
    'note acknowledgement': assign(({ context }, answer: Acknowledgement) => {
      const draft = acknowledge(context.draft, answer);
      return {
        draft,
        revision: context.revision + 1,
        acknowledgements: context.acknowledgements + 1,
        isSingly: context.isSingly && sendable(draft).length > 0,
        nearLimit: answer.nearLimit ?? null,
        attempts: 0,
        messageKey: null,
      };
    }),
    'note conflict': enqueueActions(({ context, enqueue }, { paragraphs, merging }: ServerSide) => {
      const { draft, remote } = merging.meetServer(context.draft, paragraphs);
      const revision = context.revision + 1;
      // A reading that was asked for before lacks what this one brought.
      const acknowledgements = context.acknowledgements + 1;
      enqueue.assign({ draft, merging, revision, acknowledgements, attempts: 0, isOverdue: true });
      if (isNews(remote)) enqueue.emit({ type: 'remoteChanged', ...remote });
    }),
    'note refusal': assign(({ context }, { messageKey }: { messageKey: string }) => {
      const draft = setAside(context.draft);
      const isSingly = sendable(draft).length > 0;
      return { draft, revision: context.revision + 1, isSingly, messageKey };
    }),
    'note failure': assign(({ context }, { messageKey, retryAfterSeconds }: Failure) => ({
      attempts: context.attempts + 1,
      notBefore:
        context.now() + Math.min((retryAfterSeconds ?? 0) * 1000, autoSaveDelays.longestRetryAfter),
      messageKey,
    })),
    'take the batch back': assign(({ context }, { messageKey }: { messageKey: string }) => ({
      draft: takeBack(context.draft),
      revision: context.revision + 1,
      isSingly: false,
      attempts: context.attempts + 1,
      messageKey,
    })),
    'resolve conflict': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'resolve' || context.merging === null) return;
      const { draft, remote } = context.merging.resolveConflict(
        context.draft,
        event,
        context.newKey,
      );
      enqueue.assign({ draft, revision: context.revision + 1, isOverdue: true });
      if (remote) enqueue.emit({ type: 'remoteChanged', ...remote });
    }),
    'read server': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'serverRead' || event.asOf !== context.acknowledgements) return;
      const renewed = context.merging?.renewConflicts(context.draft, event.paragraphs) ?? null;
      const { draft, remote } = renewed ?? readServer(context.draft, event.paragraphs);
      if (!isNews(remote) && renewed === null) return;
      enqueue.assign({ draft, revision: context.revision + Number(renewed !== null) });
      if (isNews(remote)) enqueue.emit({ type: 'remoteChanged', ...remote });
    }),
    'adopt queue': enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'adopt') return;
      const draft = { ...context.draft, ...event.queue };
      enqueue.assign({ draft, revision: context.revision + 1, isOverdue: true });
      enqueue.emit({ type: 'remoteChanged', ...remoteOf(event.queue) });
    }),
    'note local copy': assign(({ context }, { isProtected }: { isProtected: boolean }) => ({
      storedRevision: context.storingRevision,
      isProtected,
      refusesStorage: !isProtected,
    })),
    'start flushing': assign(({ context }) => ({
      isFlushing: true,
      urgentRevision: context.revision,
    })),
    'stop flushing': assign({ isFlushing: false }),
    'store at once': assign(({ context }) => ({ urgentRevision: context.revision })),
    'store again': assign(({ context }) => ({
      revision: context.revision + 1,
      urgentRevision: context.revision + 1,
    })),
    'mark overdue': assign({ isOverdue: true }),
    'offer refused changes again': assign(({ context }) => ({
      draft: { ...context.draft, refused: [] },
      isOverdue: true,
    })),
  },
});
