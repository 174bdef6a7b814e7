import { emptyQueue } from '@ecritoire/machines/auto-save';
import type { Batch, Change, Queue } from '@ecritoire/machines/auto-save';
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { PagehideSnapshots, TabKey } from './pagehide-snapshot.ts';

export type Owner = [userId: string, documentId: string];

/**
 * The snapshots of a tab, up to this turn, are older than its queue here. A browser removes an item
 * of local storage from the disk up to a minute late: one that is killed meanwhile brings it back.
 */
type Superseded = { turn: number; at: number };
type SupersededKey = [...TabKey, 'superseded'];

interface QueueSchema extends DBSchema {
  /** The newest unacknowledged change of each paragraph. */
  changes: { key: [...TabKey, paragraphId: string]; value: Change };
  /** The batch in flight, with its idempotency key. */
  batches: { key: TabKey | SupersededKey; value: Batch | Superseded };
}

export type QueueDatabase = IDBPDatabase<QueueSchema>;

const supersededKey = (tab: TabKey): SupersededKey => [...tab, 'superseded'];

/** The tab of each change and each batch that is stored. */
export async function storedTabs(database: QueueDatabase, range?: IDBKeyRange): Promise<TabKey[]> {
  const [changes, batches] = await Promise.all([
    database.getAllKeys('changes', range),
    database.getAllKeys('batches', range),
  ]);
  return [...changes, ...batches.filter((key) => key.length === 3)].map(
    ([userId, documentId, tabId]): TabKey => [userId, documentId, tabId],
  );
}

/** Every tab that has stored something of a document. */
export async function tabsWith(
  database: QueueDatabase,
  snapshots: PagehideSnapshots,
  owner: Owner,
): Promise<TabKey[]> {
  const [userId, documentId] = owner;
  const stored = await storedTabs(database, under(owner));
  const tabs = [...stored, ...snapshots.tabs(userId, documentId)];
  const tabIds = new Set(tabs.map(([, , tabId]) => tabId));
  return [...tabIds].map((tabId) => [userId, documentId, tabId]);
}

/** The stored queue of a tab, and how many snapshots the tab has written. */
export type StoredQueue = { queue: Queue; turn: number; isInDatabase: boolean };

export async function readStored(
  database: QueueDatabase,
  snapshots: PagehideSnapshots,
  tab: TabKey,
): Promise<StoredQueue> {
  const transaction = database.transaction(['changes', 'batches']);
  const [changes, batch, superseded] = await Promise.all([
    transaction.objectStore('changes').getAll(under(tab)),
    transaction.objectStore('batches').get(tab),
    transaction.objectStore('batches').get(supersededKey(tab)),
  ]);
  await transaction.done;
  const turn = superseded && 'turn' in superseded ? superseded.turn : -1;
  const snapshot = snapshots.read(tab);
  if (snapshot && (snapshot.turn ?? 0) > turn) {
    const { inFlight, pending } = snapshot;
    return { queue: { inFlight, pending }, turn: snapshot.turn ?? 0, isInDatabase: false };
  }
  const inFlight = batch && 'key' in batch ? batch : null;
  const pending = Object.fromEntries(changes.map((change) => [change.id, change]));
  return { queue: { inFlight, pending }, turn, isInDatabase: true };
}

/**
 * One transaction from one state to another, so that a crash leaves the one or the other.
 *
 * Keystrokes are written `relaxed`: handed to the operating system, they outlive the tab and the
 * browser; forcing each to the disk would cost more than a power cut could take. A batch is written
 * `strict`, once a save, because its key must not be forgotten after it was sent.
 *
 * @param of.before null where it is not known what is stored: whatever it is goes first.
 * @param of.superseded the turn up to which snapshots are older than this queue.
 */
export async function writeQueue(
  database: QueueDatabase,
  tab: TabKey,
  of: { before: Queue | null; after: Queue; superseded?: number | undefined },
): Promise<void> {
  const { after, superseded } = of;
  const before = of.before ?? emptyQueue;
  const hasNewBatch = after.inFlight !== null && after.inFlight !== before.inFlight;
  const transaction = database.transaction(['changes', 'batches'], 'readwrite', {
    durability: hasNewBatch ? 'strict' : 'relaxed',
  });
  const changes = transaction.objectStore('changes');
  const batches = transaction.objectStore('batches');
  const requests: Promise<unknown>[] = [];
  try {
    if (of.before === null) requests.push(changes.delete(under(tab)), batches.delete(tab));
    if (superseded !== undefined) {
      requests.push(batches.put({ turn: superseded, at: Date.now() }, supersededKey(tab)));
    }
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

/** Drops all that a closed tab has left. */
export async function discardQueue(
  database: QueueDatabase,
  snapshots: PagehideSnapshots,
  tab: TabKey,
  { turn }: StoredQueue,
): Promise<void> {
  const superseded = snapshots.read(tab) === null ? undefined : turn;
  await writeQueue(database, tab, { before: null, after: emptyQueue, superseded });
  snapshots.remove(tab);
}

/** Whether what is stored of a tab is this: a browser may clear it under a page that is open. */
export async function isStored(
  database: QueueDatabase,
  tab: TabKey,
  { inFlight, pending }: Queue,
): Promise<boolean> {
  const [changes, batch] = await Promise.all([
    database.getAllKeys('changes', under(tab)),
    database.getKey('batches', tab),
  ]);
  const hasChanges =
    changes.length === Object.keys(pending).length &&
    changes.every(([, , , paragraphId]) => paragraphId in pending);
  return hasChanges && (batch !== undefined) === (inFlight !== null);
}

/** Milliseconds that a browser which runs may take to remove a snapshot from its disk. */
const supersededFor = 24 * 60 * 60 * 1000;

/**
 * Deletes the marks of superseded snapshots once the snapshots cannot come back. A browser that was
 * killed has removed nothing: a snapshot that is there again is removed again, and its mark renewed.
 */
export async function forgetSuperseded(
  database: QueueDatabase,
  snapshots: PagehideSnapshots,
  owner: Owner,
): Promise<void> {
  const transaction = database.transaction('batches', 'readwrite');
  for await (const cursor of transaction.store.iterate(under(owner))) {
    const { key, value } = cursor;
    if (!('turn' in value)) continue;
    const [userId, documentId, tabId] = key;
    const tab: TabKey = [userId, documentId, tabId];
    const snapshot = snapshots.read(tab);
    if (snapshot !== null) {
      if ((snapshot.turn ?? 0) > value.turn) continue;
      snapshots.remove(tab);
      await cursor.update({ ...value, at: Date.now() });
    } else if (value.at < Date.now() - supersededFor) {
      await cursor.delete();
    }
  }
  await transaction.done;
}

/** Every key that starts with the given parts: an array sorts after all strings. */
export const under = (parts: readonly string[]) => IDBKeyRange.bound(parts, [...parts, []]);

/** The lock that a tab holds while it lives. */
export const lockName = (tab: TabKey) => `ecritoire:queue:${tab.join(':')}`;

/** @param onClosed called when the browser or a newer build closes the connection. */
export async function openDatabase(onClosed = () => {}): Promise<QueueDatabase> {
  const opening = openDB<QueueSchema>('ecritoire', 1, {
    upgrade: (database) => {
      database.createObjectStore('changes');
      database.createObjectStore('batches');
    },
    // A newer build, in another tab, waits to make the database its own.
    blocking: () => {
      onClosed();
      void opening.then((database) => database.close());
    },
    terminated: onClosed,
  });
  return opening;
}

/** A database connection that reconnects when it was closed. */
export type Connection = { database: () => Promise<QueueDatabase>; close: () => void };

export function connect(): Connection {
  let opening: Promise<QueueDatabase> | null = null;
  const lose = () => {
    opening = null;
  };
  return {
    database: async () => {
      opening ??= openDatabase(lose);
      opening.catch(lose);
      return opening;
    },
    close: () => void opening?.then((database) => database.close(), lose),
  };
}
