import type { Queue } from '@ecritoire/machines/auto-save';
import type { SyncStorage } from '../owner.ts';

/** One document of one writer in one tab. */
export type TabKey = [userId: string, documentId: string, tabId: string];

const prefix = 'ecritoire:last-words';

const nameOf = (tab: TabKey) => [prefix, ...tab].join(':');

/** `turn` counts the snapshots that a tab has written. Older builds stored none. */
type PagehideSnapshot = Queue & { turn?: number };

/** The queues of pages that were left, each until the database has as much. */
export type PagehideSnapshots = {
  /** Synchronously: IndexedDB would answer after the page is gone. */
  write: (tab: TabKey, snapshot: PagehideSnapshot) => void;
  /** Null where the database of the tab has everything. */
  read: (tab: TabKey) => PagehideSnapshot | null;
  remove: (tab: TabKey) => void;
  /** Lists the tabs with a snapshot: of any writer, of one writer, or of one document. */
  tabs: (onlyUserId?: string, onlyDocumentId?: string) => TabKey[];
};

export const createSnapshots = (storage: SyncStorage): PagehideSnapshots => ({
  write: (tab, snapshot) => storage.setItem(nameOf(tab), JSON.stringify(snapshot)),
  read: (tab) => {
    try {
      const snapshot: PagehideSnapshot | null = JSON.parse(storage.getItem(nameOf(tab)) ?? 'null');
      return snapshot;
    } catch {
      return null;
    }
  },
  remove: (tab) => storage.removeItem(nameOf(tab)),
  tabs: (onlyUserId, onlyDocumentId) =>
    storage
      .keys()
      .filter((name) => name.startsWith(`${prefix}:`))
      .map((name): TabKey => {
        const [userId = '', documentId = '', tabId = ''] = name.slice(prefix.length + 1).split(':');
        return [userId, documentId, tabId];
      })
      .filter(
        ([userId, documentId]) =>
          userId === (onlyUserId ?? userId) && documentId === (onlyDocumentId ?? documentId),
      ),
});
