import type { Queue } from '@ecritoire/machines/auto-save';
import type { DocumentOwner, SyncStorage } from '../owner.ts';
import { documentLockName } from '../remote/document-leases.ts';
import { createCachedTitles, type CachedTitles } from './cached-titles.ts';
import { createSnapshots } from './pagehide-snapshot.ts';
import {
  lockName,
  openDatabase,
  readStored,
  storedTabs,
  tabsWith,
  under,
} from './queue-database.ts';
import { createTombstones, type Tombstones } from './tombstones.ts';

/** A document with changes on this device that the server has not acknowledged. */
type QueuedDocument = {
  documentId: string;
  /** A page, this one included, has it open or is about to open it: it holds a lock. */
  isLocked: boolean;
  /** It was deleted: nothing of it can be sent. */
  isGone: boolean;
};

/** The queues of every writer and document on this device. */
export type DeviceQueues = {
  /**
   * Lists the documents of one writer with queued changes; none on a device without storage.
   * @throws when the storage cannot be read now.
   */
  list: (userId: string) => Promise<QueuedDocument[]>;
  /**
   * Reads what closed tabs left of one document.
   * @throws when the storage cannot be read now.
   */
  read: (owner: DocumentOwner) => Promise<Queue[]>;
  /** Whether any writer but the excepted one has changes that can still be sent; false on any error. */
  hasUnsent: (options?: { exceptOf?: string }) => Promise<boolean>;
  /** Deletes the queue of one document, or of all documents of a deleted account. Never throws. */
  discard: (userId: string, documentId?: string) => Promise<void>;
  tombstones: Tombstones;
  titles: CachedTitles;
};

export function createDeviceQueues(storage: SyncStorage): DeviceQueues {
  const tombstones = createTombstones(storage);
  const titles = createCachedTitles(storage);
  const snapshots = createSnapshots(storage);

  async function list(userId: string): Promise<QueuedDocument[]> {
    const database = await openDatabase().catch(() => null);
    if (database === null) return [];
    const stored = await storedTabs(database, under([userId])).finally(() => database.close());
    const held = (await navigator.locks.query()).held ?? [];
    const isHeld = (documentId: string) =>
      held.some(
        ({ name }) =>
          name === documentLockName({ userId, documentId }) ||
          name?.startsWith(lockName([userId, documentId, ''])),
      );
    const tabs = [...stored, ...snapshots.tabs(userId)];
    const ids = new Set(tabs.map(([, documentId]) => documentId));
    return [...ids].map((documentId) => ({
      documentId,
      isLocked: isHeld(documentId),
      isGone: tombstones.has({ userId, documentId }),
    }));
  }

  async function read({ userId, documentId }: DocumentOwner): Promise<Queue[]> {
    const database = await openDatabase();
    try {
      const tabs = await tabsWith(database, snapshots, [userId, documentId]);
      const stored = await Promise.all(tabs.map((tab) => readStored(database, snapshots, tab)));
      return stored.map(({ queue }) => queue);
    } finally {
      database.close();
    }
  }

  async function hasUnsent(options: { exceptOf?: string } = {}): Promise<boolean> {
    try {
      const database = await openDatabase();
      const stored = await storedTabs(database).finally(() => database.close());
      return [...stored, ...snapshots.tabs()].some(
        ([userId, documentId]) =>
          userId !== options.exceptOf && !tombstones.has({ userId, documentId }),
      );
    } catch {
      return false;
    }
  }

  async function discard(userId: string, documentId?: string): Promise<void> {
    const queued = await list(userId).catch(() => []);
    for (const { documentId: id } of queued) {
      if (id !== (documentId ?? id)) continue;
      tombstones.remove({ userId, documentId: id });
      titles.remove({ userId, documentId: id });
    }
    snapshots.tabs(userId, documentId).forEach(snapshots.remove);
    try {
      const database = await openDatabase();
      const all = under(documentId === undefined ? [userId] : [userId, documentId]);
      await Promise.all([database.delete('changes', all), database.delete('batches', all)]).finally(
        () => database.close(),
      );
    } catch {
      // Nothing was stored on this device.
    }
  }

  return { list, read, hasUnsent, discard, tombstones, titles };
}
