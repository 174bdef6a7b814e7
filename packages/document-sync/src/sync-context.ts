import type { ApiClient } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import type { UnsentWords } from '@ecritoire/machines/auto-save';
import type { Language } from '@ecritoire/prose';
import { createClosingDocuments, type ClosingDocuments } from './open/closing-documents.ts';
import { createDocumentCache, type DocumentCache } from './open/document-cache.ts';
import { createOpenDocuments, type OpenDocuments } from './open/open-documents.ts';
import type { UnpersistedDocument } from './open/unpersisted-documents.ts';
import type { SyncStorage } from './owner.ts';
import { createDeviceQueues, type DeviceQueues } from './queue/device-queues.ts';
import { openDurableQueue, type DurableQueue } from './queue/durable-queue.ts';
import { createSnapshots } from './queue/pagehide-snapshot.ts';
import { createDocumentLeases, type DocumentLeases } from './remote/document-leases.ts';
import { createDocumentPrefetch, type DocumentPrefetch } from './remote/document-prefetch.ts';
import { createLastEdited, type LastEditedStore } from './status/last-edited-document.ts';

/** Counts the words of a session: those of the server, and those that it has not counted yet. */
export type SessionWordCount = {
  /** @param wasSentBefore by an earlier page: the server may have counted the batch already. */
  sending: (batchKey: string, wasSentBefore?: boolean) => void;
  saved: (batchKey: string, session: WritingSession) => void;
  /** The server has taken nothing of the batch, and will not. */
  notTaken: (batchKey: string) => void;
  follow: (
    documentId: string,
    source: { key: () => string | null; words: () => UnsentWords; isLeft: () => boolean },
  ) => void;
  /** The language of a document, also once its queue is sent without opening it. */
  languageOf: (documentId: string, language: Language | undefined) => Language;
};

export type SyncContextOptions = {
  api: ApiClient;
  userId: string;
  storage: SyncStorage;
  wordCount: SessionWordCount;
};

/** What the parts of one document sync share. No other package has it. */
export type SyncContext = Omit<SyncContextOptions, 'storage'> & {
  queues: DeviceQueues;
  openQueue: (documentId: string, options?: { takesOver: boolean }) => Promise<DurableQueue>;
  leases: DocumentLeases;
  prefetch: DocumentPrefetch;
  cache: DocumentCache;
  openDocuments: OpenDocuments;
  /** Closed documents whose words are in the memory of this page only. */
  unpersisted: Map<string, UnpersistedDocument>;
  closing: ClosingDocuments;
  lastEdited: LastEditedStore;
  /** Aborted once the sync is disposed: documents that close later do not remain unpersisted. */
  disposed: AbortSignal;
  dispose: () => void;
};

/** Under it a sync has its context, for `openDocument`: nothing outside of this package reads it. */
export const contextKey: unique symbol = Symbol('context');

export function createSyncContext({ storage, ...options }: SyncContextOptions): SyncContext {
  const { userId } = options;
  const life = new AbortController();
  const leases = createDocumentLeases();
  const snapshots = createSnapshots(storage);
  const openQueue: SyncContext['openQueue'] = (documentId, { takesOver } = { takesOver: true }) =>
    openDurableQueue({ userId, documentId }, { snapshots, takesOver });
  const prefetch = createDocumentPrefetch({ ...options, leases, openQueue });
  const unpersisted: SyncContext['unpersisted'] = new Map();
  return {
    ...options,
    queues: createDeviceQueues(storage),
    openQueue,
    leases,
    prefetch,
    cache: createDocumentCache(),
    openDocuments: createOpenDocuments(),
    unpersisted,
    closing: createClosingDocuments(),
    lastEdited: createLastEdited(storage, userId),
    disposed: life.signal,
    dispose: () => {
      life.abort();
      void prefetch.cancel();
      for (const { abandon } of unpersisted.values()) abandon();
    },
  };
}
