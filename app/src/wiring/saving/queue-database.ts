import type { Batch, Change, Queue } from '@ecritoire/machines/auto-save';
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { lastWordsOf, tabsWithLastWords } from './last-words.ts';
import type { TabKey } from './last-words.ts';

export type Owner = [userId: string, documentId: string];

interface QueueSchema extends DBSchema {
  /** The newest unacknowledged change of each paragraph. */
  changes: { key: [...TabKey, paragraphId: string]; value: Change };
  /** The batch in flight, with its idempotency key. */
  batches: { key: TabKey; value: Batch };
}

export type QueueDatabase = IDBPDatabase<QueueSchema>;

/** Every tab that has stored something of a document. */
export async function tabsWith(database: QueueDatabase, owner: Owner): Promise<TabKey[]> {
  const [changeKeys, batchKeys] = await Promise.all([
    database.getAllKeys('changes', under(owner)),
    database.getAllKeys('batches', under(owner)),
  ]);
  const [userId, documentId] = owner;
  const tabs = [...changeKeys, ...batchKeys, ...tabsWithLastWords(userId, documentId)];
  const tabIds = new Set(tabs.map(([, , tabId]) => tabId));
  return [...tabIds].map((tabId) => [userId, documentId, tabId]);
}

/** What a tab has stored of a document. */
export async function readQueue(database: QueueDatabase, tab: TabKey): Promise<Queue> {
  const lastWords = lastWordsOf(tab);
  if (lastWords) return lastWords;
  const transaction = database.transaction(['changes', 'batches']);
  const [changes, inFlight] = await Promise.all([
    transaction.objectStore('changes').getAll(under(tab)),
    transaction.objectStore('batches').get(tab),
  ]);
  await transaction.done;
  return {
    inFlight: inFlight ?? null,
    pending: Object.fromEntries(changes.map((change) => [change.id, change])),
  };
}

/** Every key that starts with the given parts: an array sorts after all strings. */
export const under = (parts: readonly string[]) => IDBKeyRange.bound(parts, [...parts, []]);

/** The lock that a tab holds while it lives. */
export const lockName = (tab: TabKey) => `ecritoire:queue:${tab.join(':')}`;

/** @param onClosed told once the connection is of no more use, unless it was closed from here. */
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

/** A way to the database for as long as a page needs it: a connection that was lost is made anew. */
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
