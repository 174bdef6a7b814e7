import { openOutbox, type Outbox, type OutboxOptions } from './outbox/outbox.ts';
import type { OutboxResult } from '@ecritoire/machines/outbox';
import { withinPatience } from './open/open-documents.ts';
import type { DocumentTitle } from './queue/cached-titles.ts';
import type { LastEdited } from './status/last-edited-document.ts';
import {
  closedState,
  createSaveStatusStore,
  type SaveStatusStore,
} from './status/save-status-store.ts';
import {
  contextKey,
  createSyncContext,
  type SyncContext,
  type SyncContextOptions,
} from './sync-context.ts';

export type DocumentSyncOptions = SyncContextOptions &
  Omit<OutboxOptions, 'onRun'> & {
    /** Called after each run of the outbox. */
    onOutboxRun: (result: OutboxResult) => void;
  };

export type FlushResult = {
  /** Of open documents. `blocked`: the server takes no text, since no session is active. */
  open: 'saved' | 'conflict' | 'blocked' | 'unsaved';
  /** Of the queues that closed documents have left. */
  closed: OutboxResult;
};

/** The documents with words that the server does not have. */
type PendingDocuments = {
  /** On this device; null where it cannot be read now. Deleted documents are not among them. */
  stored: ReadonlySet<string> | null;
  /** In the memory of this page only. */
  inMemory: ReadonlySet<string>;
};

/** The documents of one signed-in writer between the editor, this device and the server. */
export type DocumentSync = {
  userId: string;
  /** Requests a document while the scripts of its page load. */
  prefetch: (documentId: string) => void;
  /** Sends the queues of closed documents. */
  send: () => Promise<OutboxResult>;
  /** Saves everything there is, once, and retries what the server has refused. */
  flushAll: () => Promise<FlushResult>;
  /** Retries every save of open documents at once. */
  retryAll: () => void;
  /** Writes everything typed so far to the device, before the page is left. */
  persistAll: () => Promise<void>;
  /** Saves what it can for a while, and stores the rest on this device. */
  putAway: () => Promise<void>;
  pending: () => Promise<PendingDocuments>;
  /** Whether this page has the document open, opens or prefetches it. */
  isLeased: (documentId: string) => boolean;
  /** The title stored beside queued changes; null when it was never known on this device. */
  titleOf: (documentId: string) => DocumentTitle | null;
  /** Stops asking before unload: the writer has agreed to lose the words of this page. */
  stopUnloadWarnings: () => void;
  status: SaveStatusStore;
  /** Its machine, for what shows its state. */
  outbox: Outbox['actor'];
  lastEdited: LastEdited;
  /**
   * Stops the outbox, timers and listeners, and stores what only the memory of this page has. Open
   * documents are closed by what has opened them.
   */
  dispose: () => void;
  readonly [contextKey]: SyncContext;
};

export function createDocumentSync(options: DocumentSyncOptions): DocumentSync {
  const { api, userId, storage, wordCount, isSessionActive, onAcknowledged, onOutboxRun } = options;
  const context = createSyncContext({ api, userId, storage, wordCount });
  const { openDocuments, prefetch, queues } = context;
  const status = createSaveStatusStore();
  const outbox = openOutbox(context, {
    isSessionActive,
    onAcknowledged,
    onRun: (result, documentIds) => {
      status.setClosed(closedState(result, isSessionActive()), documentIds);
      onOutboxRun(result);
    },
  });

  /** Also of a document that was prefetched and may never be opened. */
  async function sendAll(): Promise<OutboxResult> {
    await prefetch.cancel();
    return outbox.send();
  }

  async function flushAll(): Promise<FlushResult> {
    const isSaved = await openDocuments.flushAll();
    const closed = await sendAll();
    if (isSaved) return { open: 'saved', closed };
    if (openDocuments.hasConflict()) return { open: 'conflict', closed };
    return { open: openDocuments.isBlocked() ? 'blocked' : 'unsaved', closed };
  }

  async function pending(): Promise<PendingDocuments> {
    const inMemory = openDocuments.unpersistedIds();
    const queued = await queues.list(userId).catch(() => null);
    const sendable = queued?.filter(({ isGone }) => !isGone);
    const stored = sendable && new Set(sendable.map(({ documentId }) => documentId));
    return { stored: stored ?? null, inMemory };
  }

  return {
    userId,
    prefetch: prefetch.start,
    send: outbox.send,
    flushAll,
    retryAll: openDocuments.retryAll,
    persistAll: openDocuments.persistAll,
    putAway: async () => {
      await withinPatience(Promise.all([openDocuments.flushAll(), sendAll()]));
      await openDocuments.persistAll();
    },
    pending,
    isLeased: context.leases.isLeased,
    titleOf: (documentId) => queues.titles.get({ userId, documentId }),
    stopUnloadWarnings: openDocuments.stopUnloadWarnings,
    status,
    outbox: outbox.actor,
    lastEdited: context.lastEdited,
    dispose: () => {
      outbox.close();
      status.dispose();
      context.dispose();
    },
    [contextKey]: context,
  };
}
