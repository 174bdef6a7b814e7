import { flushAutoSave, isAllSaved } from '@ecritoire/machines/auto-save';
import { isOpenHere } from './auto-save.ts';
import { createAutoSave, stored } from './auto-save-actor.ts';
import type { SavingOptions } from './auto-save-actor.ts';
import { openDocumentChannel, type DocumentChannel } from './document-channel.ts';
import { isTaken, openLock, sendUnlessTaken, whenGivenBack } from './taken-documents.ts';
import { openDurableQueue } from './durable-queue.ts';
import { listQueued } from './queued-documents.ts';
import { holdLock } from './locks.ts';

/**
 * What became of the words that wait on this device in documents that nobody has open: the server
 * has them all; some could not be sent now, or nobody answers; some are in a document that this page
 * is about to open, which then sends them; or all that is left waits for the writer, in a document
 * where they were changed elsewhere or are refused as they are.
 */
export type Sending = 'sent' | 'unsent' | 'unreachable' | 'opening' | 'undecided';

export type OutboxOptions = Pick<SavingOptions, 'api' | 'userId' | 'words'> & {
  /** Whether the server would take text of this writer now. */
  canSend: () => boolean;
  /** The server has more of some document, and of the session, than before. */
  onSent: () => void;
  /** What has become of it, after each try, and the documents that words wait in, where they are known. */
  onOutcome?: (outcome: Sending, documentIds: string[] | null) => void;
};

export type Outbox = {
  /** Sends all there is, one document after another, and one page at a time. */
  send: () => Promise<Sending>;
  close: () => void;
};

/** Milliseconds until it is tried again; each time twice as long, up to the longest. */
const retryDelays = { first: 5000, longest: 60_000 } as const;

/** Milliseconds: a tab that dies says nothing, so its words are looked for. */
const lookEvery = 10_000;

/**
 * Sends what was typed into documents that were left before the server had it (decision 0009): on
 * the first call, when the network comes back, when this page gives a document back, whenever it is
 * asked, by timer while it fails, and once a tab that died is found to have left some.
 * A document that is open on any page is left to that page.
 */
export function openOutbox(options: OutboxOptions): Outbox {
  const { userId, canSend, onSent } = options;
  /** Documents that wait for their writer, and are not asked about again before they were opened. */
  const undecided = new Set<string>();
  let lastTurn: Promise<unknown> = Promise.resolve();
  let attempts = 0;
  /** How many are under way, or wait for one that is. */
  let turns = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What is to be sent from here, and what is to be said where that is nothing. */
  async function waiting(): Promise<{ documentIds: string[]; others: Sending; all: string[] }> {
    const queued = await listQueued(userId);
    const opening: string[] = [];
    const closed = queued.filter(({ documentId, isOpenElsewhere, isGone }) => {
      const isTakenHere = isTaken({ userId, documentId });
      const isTakenAnywhere = isTakenHere || isOpenElsewhere;
      if (isTakenAnywhere) undecided.delete(documentId);
      if (isTakenHere && !isOpenHere(documentId) && !isGone) opening.push(documentId);
      return !isTakenAnywhere && !isGone;
    });
    const ids = closed.map(({ documentId }) => documentId);
    const isUndecided = ids.some((documentId) => undecided.has(documentId));
    return {
      documentIds: ids.filter((documentId) => !undecided.has(documentId)),
      others: opening.length > 0 ? 'opening' : isUndecided ? 'undecided' : 'sent',
      all: [...ids, ...opening],
    };
  }

  async function sendAll(): Promise<Sending> {
    const before = await waiting();
    if (before.documentIds.length === 0) return before.others;
    if (!canSend()) return 'unsent';
    const lock = await holdLock(`ecritoire:outbox:${userId}`);
    try {
      // Another page may have sent some of it while this one waited for its turn.
      for (const documentId of (await waiting()).documentIds) {
        const owner = { userId, documentId };
        const outcome = await sendUnlessTaken(owner, (signal) =>
          sendDocument({ ...options, documentId, onSaved: () => {} }, signal, onSent),
        );
        if (outcome === 'undecided') undecided.add(documentId);
        if (outcome === 'unsent' || outcome === 'unreachable') return outcome;
      }
    } finally {
      lock?.release();
    }
    const after = await waiting();
    return after.documentIds.length > 0 ? 'unsent' : after.others;
  }

  function tryAgainLater(): void {
    const delay = Math.min(retryDelays.first * 2 ** attempts, retryDelays.longest);
    attempts += 1;
    timer = setTimeout(() => void send(), delay);
  }

  async function takeTurn(): Promise<Sending> {
    clearTimeout(timer);
    // What this device holds could not be read: nobody knows whether all is sent.
    const sending = await sendAll().catch(() => 'unsent' as const);
    const isDone = sending === 'sent' || sending === 'undecided';
    if (!isDone && canSend()) tryAgainLater();
    else attempts = 0;
    const left = await waiting().catch(() => null);
    options.onOutcome?.(sending, left?.all ?? null);
    return sending;
  }

  function send(): Promise<Sending> {
    turns += 1;
    const turn = lastTurn.then(takeTurn).finally(() => {
      turns -= 1;
    });
    lastTurn = turn.catch(() => {});
    return turn;
  }

  const online = () => void send();
  window.addEventListener('online', online);
  const stopFollowing = whenGivenBack(() => void send());
  const lookForWords = async () => {
    if (turns > 0 || attempts > 0 || !canSend()) return;
    const left = await waiting().catch(() => null);
    if (left !== null && left.documentIds.length > 0) await send();
  };
  const looking = setInterval(() => void lookForWords(), lookEvery);
  return {
    send,
    close: () => {
      window.removeEventListener('online', online);
      stopFollowing();
      clearInterval(looking);
      clearTimeout(timer);
    },
  };
}

/** Sends each queue that closed pages have left of one document, unless a page opens it. */
async function sendDocument(
  options: SavingOptions,
  signal: AbortSignal,
  onSent: () => void,
): Promise<Sending> {
  const channel = openDocumentChannel(options);
  const opening = new AbortController();
  channel.follow((word) => {
    if (word === 'opening') opening.abort();
  });
  const lock = await holdLock(openLock(options), { patience: 0 });
  try {
    if (lock === null) return 'sent';
    const until = AbortSignal.any([signal, opening.signal]);
    return await sendQueues(options, channel, until, onSent);
  } finally {
    lock?.release();
    channel.tell('left');
    channel.close();
  }
}

async function sendQueues(
  options: SavingOptions,
  channel: DocumentChannel,
  signal: AbortSignal,
  onSent: () => void,
): Promise<Sending> {
  const queue = await openDurableQueue(options);
  if (signal.aborted || isAllSaved(queue.restored)) {
    queue.close();
    return 'sent';
  }
  const from = { paragraphs: [], restored: queue.restored };
  const actor = createAutoSave(options, queue, from, () => {
    channel.tell('saved');
    onSent();
  });
  signal.addEventListener('abort', () => actor.stop());
  actor.start();
  try {
    await flushAutoSave(actor);
    await stored(actor);
  } catch {
    // Opened meanwhile: its page goes on with what is stored.
  }
  const snapshot = actor.getSnapshot();
  actor.stop();
  queue.close();
  if (signal.aborted) return 'sent';
  if (snapshot.hasTag('saved')) return sendQueues(options, channel, signal, onSent);
  // What is left of it is no more to be sent, and noted as that.
  if (snapshot.hasTag('gone')) return 'sent';
  if (snapshot.hasTag('offline')) return 'unreachable';
  const isUndecided = snapshot.hasTag('conflict') || snapshot.matches({ remote: 'refused' });
  return isUndecided ? 'undecided' : 'unsent';
}
