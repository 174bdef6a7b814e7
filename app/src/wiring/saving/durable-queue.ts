import type { Queue } from '@ecritoire/machines/auto-save';
import { emptyQueue } from '@ecritoire/machines/auto-save';
import { forgetLastWords, keepLastWords } from './last-words.ts';
import type { TabKey } from './last-words.ts';
import { holdLock } from './locks.ts';
import { connect, lockName, readQueue, tabsWith, under } from './queue-database.ts';
import type { Connection, Owner, QueueDatabase } from './queue-database.ts';

export type DurableQueue = {
  /** What an earlier visit to this document left unacknowledged. */
  restored: Queue;
  /**
   * Makes the stored queue equal to the given one, writing only what changed since the last time.
   * @throws when this device refuses, for want of space or of permission.
   */
  save: (queue: Queue) => Promise<void>;
  /** Keeps what is not stored yet of a page that may be gone before the database answers. */
  keepLastWords: (queue: Queue) => void;
  /**
   * The queue of another tab that is gone, if there is one; it stays stored until discarded.
   * @param patience milliseconds to wait for each tab that may be going.
   */
  nextOrphan: (patience?: number) => Promise<Orphan | null>;
  /** Lets another tab have what is still stored. */
  close: () => void;
};

export type Orphan = { queue: Queue; discard: () => Promise<void>; release: () => void };

/**
 * Where everything typed waits for the server's acknowledgement: IndexedDB, by user and document.
 *
 * Each tab has a queue of its own, held by a Web Lock that dies with the tab; whoever opens the
 * document later takes over what nobody holds. So tabs never overwrite one another, and a reload, a
 * killed tab and a crashed browser are all the same case.
 *
 * @param options.takesOver false where there are words already that belong on top of the document:
 *   what a closed tab has left then stays where it is, for `nextOrphan`.
 * @throws never: a device without storage answers a queue whose `save` rejects.
 */
export async function openDurableQueue(
  owner: { userId: string; documentId: string },
  options: { takesOver: boolean } = { takesOver: true },
): Promise<DurableQueue> {
  try {
    return await openBy(connect(), [owner.userId, owner.documentId], options);
  } catch (error) {
    return {
      restored: emptyQueue,
      save: () => Promise.reject(new Error('This device stores nothing', { cause: error })),
      keepLastWords: () => {},
      nextOrphan: () => Promise.resolve(null),
      close: () => {},
    };
  }
}

async function openBy(
  connection: Connection,
  owner: Owner,
  { takesOver }: { takesOver: boolean },
): Promise<DurableQueue> {
  const tab: TabKey = [...owner, crypto.randomUUID()];
  const lock = await holdLock(lockName(tab));
  const close = () => {
    lock?.release();
    connection.close();
  };
  let known: QueueDatabase | null = null;
  const start = async () => {
    known = await connection.database();
    return takesOver ? takeOver(known, owner, tab) : emptyQueue;
  };
  const restored = await start().catch((error: unknown) => {
    close();
    throw error;
  });
  let stored = restored;
  let lastWords: Queue | null = null;

  return {
    restored,
    save: async (queue) => {
      const before = stored;
      const keptBefore = lastWords;
      const database = await connection.database();
      // Another than before: the browser may have cleared what it held.
      if (database === known) await write(database, tab, before, queue);
      else await write(database, tab, emptyQueue, queue, tab);
      known = database;
      stored = queue;
      // Only a save that begins after they were kept is sure to have them.
      if (lastWords === null || lastWords !== keptBefore) return;
      lastWords = null;
      forgetLastWords(tab);
    },
    keepLastWords: (queue) => {
      if (queue.inFlight === stored.inFlight && queue.pending === stored.pending) return;
      lastWords = queue;
      keepLastWords(tab, { inFlight: queue.inFlight, pending: queue.pending });
    },
    nextOrphan: async (patience) => {
      const found = await findOrphan(await connection.database(), owner, tab, patience);
      if (!found) return null;
      const { queue, release } = found;
      const drop = async () => {
        await discard(await connection.database(), found.tab);
        release();
      };
      return { queue, discard: drop, release };
    },
    close,
  };
}

/** What a closed tab has left becomes this tab's own. */
async function takeOver(database: QueueDatabase, owner: Owner, tab: TabKey): Promise<Queue> {
  const orphan = await findOrphan(database, owner, tab);
  if (!orphan) return emptyQueue;
  try {
    await write(database, tab, emptyQueue, orphan.queue, orphan.tab);
    forgetLastWords(orphan.tab);
    return orphan.queue;
  } finally {
    orphan.release();
  }
}

/**
 * One transaction from one state to another, so that a crash leaves the one or the other.
 *
 * Keystrokes are written `relaxed`: handed to the operating system, they outlive the tab and the
 * browser; forcing each to the disk would cost more than a power cut could take. A batch is written
 * `strict`, once a save, because its key must not be forgotten after it was sent.
 *
 * @param replaces a queue that goes first in the same stroke: of a closed tab, or what there may be of this one.
 */
async function write(
  database: QueueDatabase,
  tab: TabKey,
  before: Queue,
  after: Queue,
  replaces?: TabKey,
): Promise<void> {
  const hasNewBatch = after.inFlight !== null && after.inFlight !== before.inFlight;
  const transaction = database.transaction(['changes', 'batches'], 'readwrite', {
    durability: hasNewBatch ? 'strict' : 'relaxed',
  });
  const changes = transaction.objectStore('changes');
  const batches = transaction.objectStore('batches');
  const requests: Promise<unknown>[] = [];
  try {
    if (replaces) requests.push(changes.delete(under(replaces)), batches.delete(replaces));
    if (after.inFlight !== before.inFlight) {
      requests.push(after.inFlight ? batches.put(after.inFlight, tab) : batches.delete(tab));
    }
    for (const [id, change] of Object.entries(after.pending)) {
      if (before.pending[id] !== change) requests.push(changes.put(change, [...tab, id]));
    }
    for (const id of Object.keys(before.pending)) {
      if (!(id in after.pending)) requests.push(changes.delete([...tab, id]));
    }
  } catch (error) {
    // All or nothing: what was asked for before would be done.
    for (const each of [...requests, transaction.done]) each.catch(() => {});
    transaction.abort();
    throw error;
  }
  await Promise.all([...requests, transaction.done]);
}

async function findOrphan(
  database: QueueDatabase,
  owner: Owner,
  own: TabKey,
  patience = reloadGrace,
): Promise<{ tab: TabKey; queue: Queue; release: () => void } | null> {
  for (const tab of await tabsWith(database, owner)) {
    if (tab[2] === own[2]) continue;
    const lock = await holdLock(lockName(tab), patience);
    if (!lock) continue;
    const queue = await readQueue(database, tab).catch((error: unknown) => {
      lock.release();
      throw error;
    });
    if (queue.inFlight || Object.keys(queue.pending).length > 0) {
      return { tab, queue, release: lock.release };
    }
    // Everything was acknowledged in the instant before that page was left.
    await discard(database, tab).finally(lock.release);
  }
  return null;
}

/** Drops all that a closed tab has left. */
async function discard(database: QueueDatabase, tab: TabKey): Promise<void> {
  await write(database, tab, emptyQueue, emptyQueue, tab);
  forgetLastWords(tab);
}

/** Milliseconds: a page that is being reloaded may hold its lock a moment longer than it lives. */
const reloadGrace = 300;
