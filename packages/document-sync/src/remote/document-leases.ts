import type { DocumentOwner } from '../owner.ts';

/** Pages that have a document open share this lock; an outbox that sends for it holds it exclusively. */
export const documentLockName = ({ userId, documentId }: DocumentOwner) =>
  `ecritoire:open:${userId} ${documentId}`;

/** Keeps the outbox of this page away from documents that the page has open, opens or prefetches. */
export type DocumentLeases = {
  isLeased: (documentId: string) => boolean;
  /**
   * Takes a lease, once the outbox has ended what it sends for this document: the message `opening`
   * interrupts it.
   * @returns what releases the lease.
   */
  lease: (documentId: string) => Promise<() => void>;
  /** Calls back each time that a lease is released. @returns what stops it. */
  onRelease: (listener: () => void) => () => void;
  /** Runs an outbox task; null when the document is leased. */
  runUnlessLeased: <Result>(
    documentId: string,
    task: () => Promise<Result>,
  ) => Promise<Result | null>;
};

export function createDocumentLeases(): DocumentLeases {
  const leaseCounts = new Map<string, number>();
  const outboxTasks = new Map<string, Promise<unknown>>();
  const listeners = new Set<() => void>();
  const isLeased = (documentId: string) => leaseCounts.has(documentId);

  return {
    isLeased,
    lease: async (documentId) => {
      leaseCounts.set(documentId, (leaseCounts.get(documentId) ?? 0) + 1);
      await outboxTasks.get(documentId);
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
      const done = task();
      outboxTasks.set(
        documentId,
        done.catch(() => {}),
      );
      try {
        return await done;
      } finally {
        outboxTasks.delete(documentId);
      }
    },
  };
}
