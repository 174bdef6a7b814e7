import type { DocumentOwner } from '../owner.ts';

/** Pages that have a document open share this lock; an outbox that sends for it holds it exclusively. */
export const documentLockName = ({ userId, documentId }: DocumentOwner) =>
  `ecritoire:open:${userId} ${documentId}`;

/** Keeps the outbox of this page away from documents that the page has open, opens or prefetches. */
export type DocumentLeases = {
  isLeased: (documentId: string) => boolean;
  /**
   * Takes a lease, and interrupts the outbox where it sends for this document.
   * @returns what releases the lease.
   */
  lease: (documentId: string) => Promise<() => void>;
  /** Calls back each time that a lease is released. @returns what stops it. */
  onRelease: (listener: () => void) => () => void;
  /** Runs an outbox task until it ends or the document is leased; null when it is leased already. */
  runUnlessLeased: <Result>(
    documentId: string,
    task: (signal: AbortSignal) => Promise<Result>,
  ) => Promise<Result | null>;
};

export function createDocumentLeases(): DocumentLeases {
  const leaseCounts = new Map<string, number>();
  const outboxTasks = new Map<string, { interrupt: () => void; done: Promise<unknown> }>();
  const listeners = new Set<() => void>();
  const isLeased = (documentId: string) => leaseCounts.has(documentId);

  return {
    isLeased,
    lease: async (documentId) => {
      leaseCounts.set(documentId, (leaseCounts.get(documentId) ?? 0) + 1);
      const task = outboxTasks.get(documentId);
      task?.interrupt();
      await task?.done;
      return () => {
        const left = (leaseCounts.get(documentId) ?? 1) - 1;
        if (left > 0) leaseCounts.set(documentId, left);
        else leaseCounts.delete(documentId);
        for (const listener of listeners) listener();
      };
    },
    onRelease: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    runUnlessLeased: async (documentId, task) => {
      if (isLeased(documentId)) return null;
      const abort = new AbortController();
      const done = task(abort.signal);
      outboxTasks.set(documentId, { interrupt: () => abort.abort(), done: done.catch(() => {}) });
      try {
        return await done;
      } finally {
        outboxTasks.delete(documentId);
      }
    },
  };
}
