import { isAllSaved, flushAutoSave } from '@ecritoire/machines/auto-save';
import type { DocumentSync } from '../document-sync.ts';
import { createAutoSave, persisted } from '../open/auto-save-actor.ts';
import { openDurableQueue } from '../queue/durable-queue.ts';
import { holdLock } from '../queue/web-lock.ts';
import { openDocumentChannel, type DocumentChannel } from '../remote/document-channel.ts';
import { documentLockName } from '../remote/document-leases.ts';

/**
 * The result of sending the queues of closed documents. `sent`: the server has everything; `unsent`:
 * some could not be sent now; `unreachable`: the server did not answer; `opening`: this page is about
 * to open a document and sends its queue; `undecided`: what is left waits for its writer, in a conflict
 * or refused.
 */
export type OutboxResult = 'sent' | 'unsent' | 'unreachable' | 'opening' | 'undecided';

export type OutboxOptions = {
  /** Whether the server would take text of this writer now. */
  canSend: () => boolean;
  /** The server has more of a document, and of the session, than before. */
  onSent: () => void;
  /** Called after each run, with the documents that still have a queue, null where that is not known. */
  onResult?: (result: OutboxResult, documentIds: string[] | null) => void;
};

export type Outbox = {
  /** Sends all queues of closed documents, one after another, on one page at a time. */
  send: () => Promise<OutboxResult>;
  close: () => void;
};

/** Milliseconds of the exponential backoff. */
const retryDelays = { first: 5000, longest: 60_000 } as const;

/** Milliseconds between two looks for queues: a tab that crashes sends no message. */
const pollEvery = 10_000;

/**
 * Sends the queues of documents that were closed before the server had everything (decision 0009): on
 * each call, when the network returns, when this page releases a document, by retry while it fails, and
 * by polling for queues of crashed tabs. A document that is open on any page is left to that page.
 */
export function openOutbox(sync: DocumentSync, options: OutboxOptions): Outbox {
  const { userId, leases, queues } = sync;
  const { canSend, onSent } = options;
  /** Documents that wait for their writer, and are skipped until they were opened. */
  const undecided = new Set<string>();
  let lastRun: Promise<unknown> = Promise.resolve();
  let attempts = 0;
  /** Of the server's Retry-After: before it, only a writer's own action sends. */
  let notBefore = 0;
  let isClosed = false;
  let runs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The documents to send, and the result where there is none. */
  async function pending(): Promise<{
    documentIds: string[];
    others: OutboxResult;
    all: string[];
  }> {
    const queued = await queues.list(userId);
    const opening: string[] = [];
    const closed = queued.filter(({ documentId, isOpenElsewhere, isGone }) => {
      const isLeasedHere = leases.isLeased(documentId);
      const isLeasedAnywhere = isLeasedHere || isOpenElsewhere;
      if (isLeasedAnywhere) undecided.delete(documentId);
      if (isLeasedHere && !sync.openDocuments.isOpen(documentId) && !isGone) {
        opening.push(documentId);
      }
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

  async function sendAll(): Promise<OutboxResult> {
    const before = await pending();
    if (before.documentIds.length === 0) return before.others;
    if (!canSend()) return 'unsent';
    const lock = await holdLock(`ecritoire:outbox:${userId}`);
    try {
      // Another page may have sent some while this one waited for the lock.
      for (const documentId of (await pending()).documentIds) {
        const result = await leases.runUnlessLeased(documentId, (signal) =>
          sendDocument(sync, documentId, {
            signal,
            onSent,
            onRetryAfter: (time) => {
              notBefore = time;
            },
          }),
        );
        if (result === 'undecided') undecided.add(documentId);
        if (result === 'unsent' || result === 'unreachable') return result;
      }
    } finally {
      lock?.release();
    }
    const after = await pending();
    return after.documentIds.length > 0 ? 'unsent' : after.others;
  }

  function retryLater(): void {
    if (isClosed) return;
    const delay = Math.min(retryDelays.first * 2 ** attempts, retryDelays.longest);
    attempts += 1;
    timer = setTimeout(() => void send(), Math.max(delay, notBefore - performance.now()));
  }

  async function run(): Promise<OutboxResult> {
    clearTimeout(timer);
    // The storage could not be read: whether everything is sent is not known.
    const result = await sendAll().catch(() => 'unsent' as const);
    const isDone = result === 'sent' || result === 'undecided';
    if (!isDone && canSend()) retryLater();
    else attempts = 0;
    const left = await pending().catch(() => null);
    options.onResult?.(result, left?.all ?? null);
    return result;
  }

  function send(): Promise<OutboxResult> {
    runs += 1;
    const current = lastRun.then(run).finally(() => {
      runs -= 1;
    });
    lastRun = current.catch(() => {});
    return current;
  }

  const sendInBackground = () => {
    if (performance.now() >= notBefore) void send();
  };
  const online = sendInBackground;
  window.addEventListener('online', online);
  const stopFollowing = leases.onRelease(sendInBackground);
  const poll = async () => {
    if (runs > 0 || attempts > 0 || !canSend()) return;
    const left = await pending().catch(() => null);
    if (left !== null && left.documentIds.length > 0) sendInBackground();
  };
  const polling = setInterval(() => void poll(), pollEvery);
  return {
    send,
    close: () => {
      isClosed = true;
      window.removeEventListener('online', online);
      stopFollowing();
      clearInterval(polling);
      clearTimeout(timer);
    },
  };
}

type SendOptions = {
  signal: AbortSignal;
  onSent: () => void;
  /** Called with the time, on the clock of `performance.now()`, before which nothing may be sent. */
  onRetryAfter: (notBefore: number) => void;
};

/** Sends each queue that closed pages have left of one document, unless a page opens it. */
async function sendDocument(
  sync: DocumentSync,
  documentId: string,
  options: SendOptions,
): Promise<OutboxResult> {
  const owner = { userId: sync.userId, documentId };
  const channel = openDocumentChannel(owner);
  const opening = new AbortController();
  channel.follow((message) => {
    if (message === 'opening') opening.abort();
  });
  const lock = await holdLock(documentLockName(owner), { patience: 0 });
  try {
    if (lock === null) return 'sent';
    const signal = AbortSignal.any([options.signal, opening.signal]);
    return await sendQueues(sync, documentId, { ...options, channel, signal });
  } finally {
    lock?.release();
    channel.tell('left');
    channel.close();
  }
}

async function sendQueues(
  sync: DocumentSync,
  documentId: string,
  options: SendOptions & { channel: DocumentChannel },
): Promise<OutboxResult> {
  const { channel, signal, onSent } = options;
  const queue = await openDurableQueue({ userId: sync.userId, documentId });
  if (signal.aborted || isAllSaved(queue.restored)) {
    queue.close();
    return 'sent';
  }
  const from = { paragraphs: [], restored: queue.restored };
  const actor = createAutoSave(sync, { documentId, onSaved: () => {} }, queue, from, () => {
    channel.tell('saved');
    onSent();
  });
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
  if (signal.aborted) return 'sent';
  if (snapshot.hasTag('saved')) return sendQueues(sync, documentId, options);
  // The document was deleted: a tombstone keeps its queue from being sent again.
  if (snapshot.hasTag('gone')) return 'sent';
  if (snapshot.hasTag('offline')) return 'unreachable';
  options.onRetryAfter(snapshot.context.notBefore);
  const isUndecided = snapshot.hasTag('conflict') || snapshot.matches({ remote: 'refused' });
  return isUndecided ? 'undecided' : 'unsent';
}
