import type { Queue } from '@ecritoire/machines/auto-save';
import { emptyQueue, isAllSaved } from '@ecritoire/machines/auto-save';
import { forgetLastWords, keepLastWords } from './last-words.ts';
import type { TabKey } from './last-words.ts';
import { holdLock } from './locks.ts';
import type { HeldLock } from './locks.ts';
import {
  connect,
  discardQueue,
  forgetSuperseded,
  isStored,
  lockName,
  readStored,
  tabsWith,
  writeQueue,
} from './queue-database.ts';
import type { Connection, Owner, QueueDatabase, StoredQueue } from './queue-database.ts';

export type DurableQueue = {
  /** What an earlier visit to this document left unacknowledged. */
  restored: Queue;
  /**
   * Makes the stored queue equal to the given one, writing only what changed since the last time.
   * @throws when this device refuses, for want of space or of permission.
   */
  save: (queue: Queue) => Promise<void>;
  /**
   * Whether the database still has what was last saved: a browser may clear it at any time. Where it
   * does not, the next save writes everything.
   */
  isIntact: () => Promise<boolean>;
  /** Keeps what waits on a page that may be gone before the database answers. */
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
  { userId, documentId }: { userId: string; documentId: string },
  options: { takesOver: boolean } = { takesOver: true },
): Promise<DurableQueue> {
  const connection = connect();
  const owner: Owner = [userId, documentId];
  try {
    const left = options.takesOver ? await takeOver(connection, owner) : null;
    return openBy(connection, owner, left ?? (await begin(owner)));
  } catch (error) {
    connection.close();
    return {
      restored: emptyQueue,
      save: () => Promise.reject(new Error('This device stores nothing', { cause: error })),
      isIntact: () => Promise.resolve(false),
      keepLastWords: () => {},
      nextOrphan: () => Promise.resolve(null),
      close: () => {},
    };
  }
}

/** The queue that a tab holds, and where it is known to be stored. */
type HeldQueue = { tab: TabKey; stored: StoredQueue; lock: HeldLock; known: QueueDatabase | null };

async function begin(owner: Owner): Promise<HeldQueue> {
  const tab: TabKey = [...owner, crypto.randomUUID()];
  // A page without a lock would be taken for one that is closed.
  const lock = await holdLock(lockName(tab));
  if (lock === null) throw new Error('No lock was granted');
  const stored = { queue: emptyQueue, turn: -1, isInDatabase: false };
  return { tab, stored, lock, known: null };
}

/** What a closed tab has left becomes this tab's own, where it is: nothing is written, none can fail. */
async function takeOver(connection: Connection, owner: Owner): Promise<HeldQueue | null> {
  try {
    const database = await connection.database();
    forgetSuperseded(database, owner).catch(() => {});
    const orphan = await findOrphan(database, owner);
    return orphan && { ...orphan, known: orphan.stored.isInDatabase ? database : null };
  } catch {
    // What cannot be read now is looked for again once the document is open.
    return null;
  }
}

function openBy(connection: Connection, owner: Owner, held: HeldQueue): DurableQueue {
  const { tab, lock } = held;
  let { known } = held;
  let { turn } = held.stored;
  let stored = held.stored.queue;
  let hasLastWords = turn >= 0 && known === null;

  return {
    restored: held.stored.queue,
    save: async (queue) => {
      const superseded = hasLastWords ? turn : undefined;
      const database = await connection.database();
      // Another than before: the browser may have cleared what it held.
      const before = database === known ? stored : null;
      await writeQueue(database, tab, { before, after: queue, superseded });
      known = database;
      stored = queue;
      // Only a save that begins after they were kept is sure to have them.
      if (superseded !== turn) return;
      hasLastWords = false;
      forgetLastWords(tab);
    },
    isIntact: async () => {
      const asOf = stored;
      const database = await connection.database();
      const isIntact = known !== null && (await isStored(database, tab, asOf));
      if (!isIntact && asOf === stored) known = null;
      return isIntact || asOf !== stored;
    },
    keepLastWords: ({ inFlight, pending }) => {
      if (isAllSaved({ inFlight, pending }) && isAllSaved(stored)) return;
      turn += 1;
      hasLastWords = true;
      keepLastWords(tab, { inFlight, pending, turn });
    },
    nextOrphan: async (patience) => {
      const found = await findOrphan(await connection.database(), owner, tab, patience);
      if (!found) return null;
      const drop = async () => {
        await discardQueue(await connection.database(), found.tab, found.stored);
        found.lock.release();
      };
      return { queue: found.stored.queue, discard: drop, release: found.lock.release };
    },
    close: () => {
      lock.release();
      connection.close();
    },
  };
}

async function findOrphan(
  database: QueueDatabase,
  owner: Owner,
  own?: TabKey,
  patience = reloadGrace,
): Promise<{ tab: TabKey; stored: StoredQueue; lock: HeldLock } | null> {
  for (const tab of await tabsWith(database, owner)) {
    if (tab[2] === own?.[2]) continue;
    const lock = await holdLock(lockName(tab), { patience });
    if (!lock) continue;
    const stored = await readStored(database, tab).catch((error: unknown) => {
      lock.release();
      throw error;
    });
    if (!isAllSaved(stored.queue)) return { tab, stored, lock };
    // Everything was acknowledged in the instant before that page was left.
    await discardQueue(database, tab, stored).finally(lock.release);
  }
  return null;
}

/** Milliseconds: a page that is being reloaded may hold its lock a moment longer than it lives. */
const reloadGrace = 300;
