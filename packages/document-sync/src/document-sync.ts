import type { ApiClient } from '@ecritoire/api-client';
import type { WritingSession } from '@ecritoire/contracts';
import type { UnsentWords } from '@ecritoire/machines/auto-save';
import type { Language } from '@ecritoire/prose';
import { createDocumentCache, type DocumentCache } from './open/document-cache.ts';
import { createOpenDocuments, type OpenDocuments } from './open/open-documents.ts';
import type { UnpersistedDocument } from './open/unpersisted-documents.ts';
import type { SyncStorage } from './owner.ts';
import type { DeviceQueues } from './queue/device-queues.ts';
import { createDocumentLeases, type DocumentLeases } from './remote/document-leases.ts';
import { createDocumentPrefetch, type DocumentPrefetch } from './remote/document-prefetch.ts';
import { createLastEdited, type LastEdited } from './status/last-edited-document.ts';
import { createSaveStatusStore, type SaveStatusStore } from './status/save-status-store.ts';

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

export type DocumentSyncOptions = {
  api: ApiClient;
  userId: string;
  storage: SyncStorage;
  /** The queues of this device. */
  queues: DeviceQueues;
  wordCount: SessionWordCount;
};

/** The documents of one signed-in writer between the editor, this device and the server. */
export type DocumentSync = Omit<DocumentSyncOptions, 'storage'> & {
  leases: DocumentLeases;
  prefetch: DocumentPrefetch;
  cache: DocumentCache;
  openDocuments: OpenDocuments;
  /** Closed documents whose words are in the memory of this page only. */
  unpersisted: Map<string, UnpersistedDocument>;
  /** Documents that are being closed: opening one again waits for it. */
  closing: Map<string, Promise<void>>;
  lastEdited: LastEdited;
  status: SaveStatusStore;
  /** Stops timers and drops what was prefetched. Open documents are closed by what has opened them. */
  dispose: () => void;
};

export function createDocumentSync({ storage, ...options }: DocumentSyncOptions): DocumentSync {
  const leases = createDocumentLeases();
  const prefetch = createDocumentPrefetch({ ...options, leases });
  const status = createSaveStatusStore();
  return {
    ...options,
    leases,
    prefetch,
    cache: createDocumentCache(),
    openDocuments: createOpenDocuments(),
    unpersisted: new Map(),
    closing: new Map(),
    lastEdited: createLastEdited(storage, options.userId),
    status,
    dispose: () => {
      void prefetch.cancel();
      status.dispose();
    },
  };
}
