import { isAllSaved, flushAutoSave } from '@ecritoire/machines/auto-save';
import { createAutoSave, persisted } from '../open/auto-save-actor.ts';
import { holdLock } from '../queue/web-lock.ts';
import { openDocumentChannel, type DocumentChannel } from '../remote/document-channel.ts';
import { documentLockName } from '../remote/document-leases.ts';
import type { SyncContext } from '../sync-context.ts';
import type { OutboxResult } from '@ecritoire/machines/outbox';

export type ClosedQueuesOptions = {
  /** Whether the server would take text of this writer now. */
  isSessionActive: () => boolean;
  /** The server has more of a document, and of the session, than before. */
  onAcknowledged: () => void;
};

type Sent = { result: OutboxResult; notBefore: number };

type FoundQueues = {
  /** The documents to send. */
  documentIds: string[];
  /** The result where there is none. */
  others: OutboxResult;
  /** Every document with a queue that this device may send. */
  all: string[];
};

/** The queues that closed documents of one writer have left on this device. */
export type ClosedQueues = {
  /** @throws when the storage cannot be read now. */
  find: () => Promise<FoundQueues>;
  /**
   * Sends them until one cannot be sent now.
   * @throws when the storage cannot be read now.
   */
  sendAll: (signal: AbortSignal) => Promise<Sent>;
};

export function createClosedQueues(
  context: SyncContext,
  { isSessionActive, onAcknowledged }: ClosedQueuesOptions,
): ClosedQueues {
  const { userId, leases, queues, openDocuments } = context;
  /** Documents that wait for their writer, and are skipped until they were opened. */
  const undecided = new Set<string>();

  async function find(): Promise<FoundQueues> {
    const queued = await queues.list(userId);
    const opening: string[] = [];
    const closed = queued.filter(({ documentId, isLocked, isGone }) => {
      const isLeasedHere = leases.isLeased(documentId);
      const isLeasedAnywhere = isLeasedHere || isLocked;
      if (isLeasedAnywhere) undecided.delete(documentId);
      if (isLeasedHere && !openDocuments.isOpen(documentId) && !isGone) opening.push(documentId);
      return !isLeasedAnywhere && !isGone;
    });
    const ids = closed.map(({ documentId }) => documentId);
    const isUndecided = ids.some((documentId) => undecided.has(documentId));
    return {
      documentIds: ids.filter((documentId) => !undecided.has(documentId)),
      others: opening.length > 0 ? 'opening' : isUndecided ? 'undecided' : 'sent',
      all: [...ids, ...opening],
    };
  }

  async function sendAll(signal: AbortSignal): Promise<Sent> {
    const before = await find();
    if (before.documentIds.length === 0) return { result: before.others, notBefore: 0 };
    if (!isSessionActive()) return { result: 'unsent', notBefore: 0 };
    const lock = await holdLock(`ecritoire:outbox:${userId}`);
    let notBefore = 0;
    try {
      // Another page may have sent some while this one waited for the lock.
      for (const documentId of (await find()).documentIds) {
        const sent = await leases.runUnlessLeased(documentId, () =>
          sendDocument(context, documentId, { signal, onAcknowledged }),
        );
        notBefore = Math.max(notBefore, sent?.notBefore ?? 0);
        if (sent?.result === 'undecided') undecided.add(documentId);
        if (sent?.result === 'unsent' || sent?.result === 'unreachable') {
          return { result: sent.result, notBefore };
        }
      }
    } finally {
      lock?.release();
    }
    const after = await find();
    return { result: after.documentIds.length > 0 ? 'unsent' : after.others, notBefore };
  }

  return { find, sendAll };
}

type SendOptions = { signal: AbortSignal; onAcknowledged: () => void };

const allSent: Sent = { result: 'sent', notBefore: 0 };

/** Sends each queue that closed pages have left of one document, unless a page opens it. */
async function sendDocument(
  context: SyncContext,
  documentId: string,
  options: SendOptions,
): Promise<Sent> {
  const owner = { userId: context.userId, documentId };
  const channel = openDocumentChannel(owner);
  const opening = new AbortController();
  channel.follow((message) => {
    if (message === 'opening') opening.abort();
  });
  const lock = await holdLock(documentLockName(owner), { patience: 0 });
  try {
    if (lock === null) return allSent;
    const signal = AbortSignal.any([options.signal, opening.signal]);
    return await sendQueues(context, documentId, { ...options, channel, signal });
  } finally {
    lock?.release();
    channel.post('left');
    channel.close();
  }
}

async function sendQueues(
  context: SyncContext,
  documentId: string,
  options: SendOptions & { channel: DocumentChannel },
): Promise<Sent> {
  const { channel, signal, onAcknowledged } = options;
  const queue = await context.openQueue(documentId);
  if (signal.aborted || isAllSaved(queue.restored)) {
    queue.close();
    return allSent;
  }
  const from = { paragraphs: [], restored: queue.restored };
  const actor = createAutoSave(
    context,
    {
      documentId,
      onSaved: () => {},
      onAcknowledged: () => {
        channel.post('saved');
        onAcknowledged();
      },
    },
    queue,
    from,
  );
  signal.addEventListener('abort', () => actor.stop());
  actor.start();
  try {
    await flushAutoSave(actor);
    await persisted(actor);
  } catch {
    // Opened meanwhile: its page continues with the stored queue.
  }
  const snapshot = actor.getSnapshot();
  actor.stop();
  queue.close();
  if (signal.aborted) return allSent;
  if (snapshot.hasTag('saved')) return sendQueues(context, documentId, options);
  // The document was deleted: a tombstone prevents another attempt to send its queue.
  if (snapshot.hasTag('gone')) return allSent;
  if (snapshot.hasTag('offline')) return { result: 'unreachable', notBefore: 0 };
  const { notBefore } = snapshot.context;
  const isUndecided = snapshot.hasTag('conflict') || snapshot.matches({ remote: 'refused' });
  return { result: isUndecided ? 'undecided' : 'unsent', notBefore };
}
