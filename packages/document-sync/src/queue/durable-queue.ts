import type { Queue } from '@ecritoire/machines/auto-save';
import { emptyQueue, isAllSaved } from '@ecritoire/machines/auto-save';
import type { PagehideSnapshots, TabKey } from './pagehide-snapshot.ts';
import { holdLock } from './web-lock.ts';
import type { HeldLock } from './web-lock.ts';
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
  /** The unacknowledged changes of an earlier visit to this document. */
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
  /** Writes the queue synchronously, on a page that may be gone before the database answers. */
  writeSnapshot: (queue: Queue) => void;
  /**
   * Finds the orphaned queue of a closed tab; it stays stored until discarded.
   * @param patience milliseconds to wait for each tab that may be going.
   */
  nextOrphan: (patience?: number) => Promise<OrphanedQueue | null>;
  /** Lets another tab have what is still stored. */
  close: () => void;
};

/** The two storages of the device that have a queue. */
type Stores = Connection & { snapshots: PagehideSnapshots };

export type OrphanedQueue = { queue: Queue; discard: () => Promise<void>; release: () => void };

/**
 * Where everything typed waits for the server's acknowledgement: IndexedDB, by user and document.
 *
 * Each tab has a queue of its own, held by a Web Lock that dies with the tab. The page that opens the
 * document later adopts a queue that nobody holds. So tabs never overwrite one another, and a reload,
 * a killed tab and a crashed browser are the same case.
 *
 * @param options.takesOver false where there are words already that belong on top of the document:
 *   an orphaned queue then stays stored, for `nextOrphan`.
 * @throws never: a device without storage answers a queue whose `save` rejects.
 */
export async function openDurableQueue(
  { userId, documentId }: { userId: string; documentId: string },
  { snapshots, takesOver }: { snapshots: PagehideSnapshots; takesOver: boolean },
): Promise<DurableQueue> {
  const connection = { ...connect(), snapshots };
  const owner: Owner = [userId, documentId];
  try {
    const left = takesOver ? await takeOver(connection, owner) : null;
    return openBy(connection, owner, left ?? (await begin(owner)));
  } catch (error) {
    connection.close();
    return {
      restored: emptyQueue,
      save: () => Promise.reject(new Error('This device stores nothing', { cause: error })),
      isIntact: () => Promise.resolve(false),
      writeSnapshot: () => {},
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

/** An orphaned queue becomes this tab's own, in place: nothing is written, so nothing can fail. */
async function takeOver(connection: Stores, owner: Owner): Promise<HeldQueue | null> {
  try {
    const database = await connection.database();
    forgetSuperseded(database, connection.snapshots, owner).catch(() => {});
    const orphan = await findOrphan({ database, snapshots: connection.snapshots }, owner);
    return orphan && { ...orphan, known: orphan.stored.isInDatabase ? database : null };
  } catch {
    // What cannot be read now is looked for again once the document is open.
    return null;
  }
}

function openBy(connection: Stores, owner: Owner, held: HeldQueue): DurableQueue {
  const { tab, lock } = held;
  const { snapshots } = connection;
  let { known } = held;
  let { turn } = held.stored;
  let stored = held.stored.queue;
  let hasSnapshot = turn >= 0 && known === null;

  return {
    restored: held.stored.queue,
    save: async (queue) => {
      const superseded = hasSnapshot ? turn : undefined;
      const database = await connection.database();
      // Another than before: the browser may have cleared what it held.
      const before = database === known ? stored : null;
      await writeQueue(database, tab, { before, after: queue, superseded });
      known = database;
      stored = queue;
      // Only a save that begins after the snapshot is sure to include it.
      if (superseded !== turn) return;
      hasSnapshot = false;
      snapshots.remove(tab);
    },
    isIntact: async () => {
      const asOf = stored;
      const database = await connection.database();
      const isIntact = known !== null && (await isStored(database, tab, asOf));
      if (!isIntact && asOf === stored) known = null;
      return isIntact || asOf !== stored;
    },
    writeSnapshot: ({ inFlight, pending }) => {
      if (isAllSaved({ inFlight, pending }) && isAllSaved(stored)) return;
      turn += 1;
      hasSnapshot = true;
      snapshots.write(tab, { inFlight, pending, turn });
    },
    nextOrphan: async (patience) => {
      const found = await findOrphan(
        { database: await connection.database(), snapshots },
        owner,
        tab,
        patience,
      );
      if (!found) return null;
      const drop = async () => {
        await discardQueue(await connection.database(), snapshots, found.tab, found.stored);
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
  { database, snapshots }: { database: QueueDatabase; snapshots: PagehideSnapshots },
  owner: Owner,
  own?: TabKey,
  patience = reloadGrace,
): Promise<{ tab: TabKey; stored: StoredQueue; lock: HeldLock } | null> {
  for (const tab of await tabsWith(database, snapshots, owner)) {
    if (tab[2] === own?.[2]) continue;
    const lock = await holdLock(lockName(tab), { patience });
    if (!lock) continue;
    const stored = await readStored(database, snapshots, tab).catch((error: unknown) => {
      lock.release();
      throw error;
    });
    if (!isAllSaved(stored.queue)) return { tab, stored, lock };
    // Everything was acknowledged in the instant before that page was left.
    await discardQueue(database, snapshots, tab, stored).finally(lock.release);
  }
  return null;
}

/** Milliseconds: a page that is being reloaded may hold its lock a moment longer than it lives. */
const reloadGrace = 300;
