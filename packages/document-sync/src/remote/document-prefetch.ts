import { unwrap, type ApiClient } from '@ecritoire/api-client';
import type { Document } from '@ecritoire/contracts';
import type { DurableQueue } from '../queue/durable-queue.ts';
import { holdLock } from '../queue/web-lock.ts';
import { openDocumentChannel, type DocumentChannel } from './document-channel.ts';
import { documentLockName, type DocumentLeases } from './document-leases.ts';

/** A document that this page has leased, among its own outbox and the other pages. */
type LeasedDocument = {
  /** Receives messages of other pages from before the server is asked. */
  channel: DocumentChannel;
  release: () => void;
};

/** What was requested before the page of the document had loaded. */
type Prefetched = {
  response: Promise<Document>;
  queue: Promise<DurableQueue>;
};

type Prefetch = Prefetched & {
  documentId: string;
  leased: Promise<LeasedDocument>;
  timer: ReturnType<typeof setTimeout>;
};

export type DocumentPrefetch = {
  /**
   * Requests a document, and opens its queue, while the scripts of its page load. A document that is
   * open here is left alone: the response would lack what is being saved now.
   */
  start: (documentId: string) => void;
  /** Leases a document for this page, with what was prefetched of it. */
  take: (documentId: string) => Promise<LeasedDocument & Partial<Prefetched>>;
  /** Drops what was prefetched, so that the outbox may send what is queued for it. */
  cancel: () => Promise<void>;
};

/** Milliseconds that a prefetched document waits for its page. */
const maxAge = 30_000;

/** Milliseconds to wait for an outbox that may be frozen with its page. */
const outboxPatience = 2000;

export function createDocumentPrefetch({
  api,
  userId,
  leases,
  openQueue,
}: {
  api: ApiClient;
  userId: string;
  leases: DocumentLeases;
  openQueue: (documentId: string) => Promise<DurableQueue>;
}): DocumentPrefetch {
  let current: Prefetch | null = null;

  async function lease(documentId: string): Promise<LeasedDocument> {
    const owner = { userId, documentId };
    const channel = openDocumentChannel(owner);
    // From here on no outbox, of this page or of another, sends what is queued for the document.
    channel.post('opening');
    const releaseLease = await leases.lease(documentId);
    const lock = await holdLock(documentLockName(owner), {
      mode: 'shared',
      patience: outboxPatience,
    });
    return {
      channel,
      release: () => {
        lock?.release();
        channel.close();
        releaseLease();
      },
    };
  }

  async function cancel(): Promise<void> {
    if (current === null) return;
    const { timer, leased, queue } = current;
    current = null;
    clearTimeout(timer);
    const { channel, release } = await leased;
    (await queue).close();
    // A page that has opened it meanwhile adopts what is queued.
    channel.post('left');
    release();
  }

  return {
    start: (documentId) => {
      const isPrefetched = current?.documentId === documentId;
      if (leases.isLeased(documentId) && !isPrefetched) return;
      if (!isPrefetched) void cancel();
      clearTimeout(current?.timer);
      const leased = current?.leased ?? lease(documentId);
      const response = leased.then(() => api.getDocument(documentId)).then(unwrap);
      // Opening the document reports the error.
      response.catch(() => {});
      const queue = current?.queue ?? leased.then(() => openQueue(documentId));
      current = {
        documentId,
        leased,
        response,
        queue,
        timer: setTimeout(() => void cancel(), maxAge),
      };
    },
    take: async (documentId) => {
      if (current?.documentId !== documentId) return lease(documentId);
      const { leased, response, queue, timer } = current;
      clearTimeout(timer);
      current = null;
      return { ...(await leased), response, queue };
    },
    cancel,
  };
}
