import type { Document } from '@ecritoire/contracts';
import type { autoSaveMachine } from '@ecritoire/machines/auto-save';
import { waitFor, type SnapshotFrom } from 'xstate';
import { persisted } from '../open/auto-save-actor.ts';
import type { AutoSaveActor } from '../open/auto-save-actor.ts';
import type { DurableQueue, OrphanedQueue } from '../queue/durable-queue.ts';
import type { DocumentChannel } from './document-channel.ts';

/**
 * Refetches an open document and shows remote changes, except over what is not acknowledged here.
 * @returns what refetches.
 */
export function createRefetch(
  actor: AutoSaveActor,
  read: () => Promise<Document>,
  onRead: (document: Document) => void,
): () => Promise<void> {
  let requested = 0;
  let applied = 0;
  let isWaiting = false;
  return async function refetch(): Promise<void> {
    const asOf = actor.getSnapshot().context.acknowledgements;
    requested += 1;
    const turn = requested;
    const document = await read().catch(() => null);
    // An older response that comes late would undo what a newer one has shown.
    if (!document || turn < applied || actor.getSnapshot().status === 'stopped') return;
    if (actor.getSnapshot().context.acknowledgements !== asOf) {
      // The response is from before a save: refetches once, after everything typed is saved.
      if (isWaiting) return;
      isWaiting = true;
      const isSaved = (now: SnapshotFrom<typeof autoSaveMachine>) => now.hasTag('saved');
      await waitFor(actor, isSaved, { timeout: Infinity }).catch(() => null);
      isWaiting = false;
      if (actor.getSnapshot().status !== 'stopped') await refetch();
      return;
    }
    applied = turn;
    onRead(document);
    actor.send({ type: 'serverRead', paragraphs: document.paragraphs, asOf });
  };
}

const untilSaved = (actor: AutoSaveActor) =>
  waitFor(actor, (snapshot) => snapshot.hasTag('saved'), { timeout: Infinity });

/** An adopted queue stays stored and locked until this page has persisted it or the server has it. */
async function discardOnceSafe(orphan: OrphanedQueue, actor: AutoSaveActor): Promise<void> {
  try {
    if (!(await persisted(actor))) await untilSaved(actor);
    await orphan.discard();
  } catch {
    // Closed meanwhile: the queue is still stored, for the next page that opens the document.
  } finally {
    orphan.release();
  }
}

export type OrphanAdoption = {
  /**
   * Adopts one orphaned queue, where everything typed here is saved.
   * @param patience milliseconds to wait for each tab that may be closing.
   * @returns whether any was adopted since the call.
   */
  adoptNext: (patience?: number) => Promise<boolean>;
  /** Adopts all orphaned queues, each once this page has saved its own changes. */
  adoptAll: () => Promise<void>;
};

function createOrphanAdoption(actor: AutoSaveActor, queue: DurableQueue): OrphanAdoption {
  let adopted = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const take = async (patience?: number) => {
    const orphan = await queue.nextOrphan(patience).catch(() => null);
    if (orphan === null) return;
    const adopt = { type: 'adopt', queue: orphan.queue } as const;
    const now = actor.getSnapshot();
    if (now.status !== 'active' || !now.can(adopt)) {
      orphan.release();
      return;
    }
    actor.send(adopt);
    adopted += 1;
    void discardOnceSafe(orphan, actor);
  };
  // One after another: each finds the lock of the queue that the one before is adopting.
  const adoptNext = async (patience?: number) => {
    const before = adopted;
    turn = turn.then(() => take(patience));
    await turn;
    return adopted > before;
  };
  let isRequested = false;
  let running: Promise<void> | null = null;
  const adoptWhileAny = async () => {
    do {
      isRequested = false;
      await untilSaved(actor);
    } while ((await adoptNext()) || isRequested);
  };
  return {
    adoptNext,
    adoptAll: () => {
      isRequested = true;
      // Closed before everything was saved: the next visit catches up.
      running ??= adoptWhileAny()
        .catch(() => {})
        .finally(() => {
          running = null;
        });
      return running;
    },
  };
}

/** Milliseconds between two polls: neither a tab that crashes nor another device sends a message. */
const pollInterval = 10_000;

export type RemoteRefresh = { stop: () => void; adoptNext: OrphanAdoption['adoptNext'] };

/**
 * Follows what other tabs and devices write: refetches when another tab saves, when the page becomes
 * visible or online, polls while the document is deleted, and adopts orphaned queues.
 * @param of.hadQueue whether changes of an earlier visit were queued when the document was opened.
 */
export function startRemoteRefresh(of: {
  actor: AutoSaveActor;
  queue: DurableQueue;
  channel: DocumentChannel;
  hadQueue: boolean;
  refetch: () => Promise<void>;
}): RemoteRefresh {
  const { actor, queue, channel, hadQueue, refetch } = of;
  const { adoptAll, adoptNext } = createOrphanAdoption(actor, queue);
  const isVisible = () => window.document.visibilityState === 'visible';
  // A hidden page catches up once it becomes visible.
  const catchUp = () => {
    if (!isVisible()) return;
    void adoptAll();
    void refetch();
  };
  const stopMessages = channel.follow((message) => {
    if (message === 'left') catchUp();
    else if (message === 'saved' && isVisible()) void refetch();
  });
  window.document.addEventListener('visibilitychange', catchUp);
  window.addEventListener('online', catchUp);
  const timer = setInterval(() => {
    if (!isVisible()) return;
    void adoptAll();
    // Another device may have restored the document from the trash.
    if (actor.getSnapshot().hasTag('gone')) void refetch();
  }, pollInterval);
  void adoptAll().then(() =>
    hadQueue && actor.getSnapshot().status === 'active' ? refetch() : null,
  );
  const stop = () => {
    stopMessages();
    clearInterval(timer);
    window.document.removeEventListener('visibilitychange', catchUp);
    window.removeEventListener('online', catchUp);
  };
  return { stop, adoptNext };
}
