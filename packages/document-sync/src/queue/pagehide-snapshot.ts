import type { Queue } from '@ecritoire/machines/auto-save';

/** One document of one writer in one tab. */
export type TabKey = [userId: string, documentId: string, tabId: string];

const prefix = 'ecritoire:last-words';

const nameOf = (tab: TabKey) => [prefix, ...tab].join(':');

/** `turn` counts the snapshots that a tab has written. Older builds stored none. */
export type PagehideSnapshot = Queue & { turn?: number };

/**
 * Writes the queue of a page that is being left. IndexedDB would answer after the page is gone; local
 * storage is synchronous. Kept until the database has as much.
 */
export function writeSnapshot(tab: TabKey, snapshot: PagehideSnapshot): void {
  try {
    localStorage.setItem(nameOf(tab), JSON.stringify(snapshot));
  } catch {
    // Full or refused: the queue in the database remains.
  }
}

/** Null where the database of the tab has everything. */
export function readSnapshot(tab: TabKey): PagehideSnapshot | null {
  try {
    const kept: PagehideSnapshot | null = JSON.parse(localStorage.getItem(nameOf(tab)) ?? 'null');
    return kept;
  } catch {
    return null;
  }
}

export function removeSnapshot(tab: TabKey): void {
  try {
    localStorage.removeItem(nameOf(tab));
  } catch {
    // Nothing was stored here.
  }
}

/** Lists the tabs with a snapshot: of any writer, of one writer, or of one document. */
export function tabsWithSnapshot(onlyUserId?: string, onlyDocumentId?: string): TabKey[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(`${prefix}:`))
      .map((name): TabKey => {
        const [userId = '', documentId = '', tabId = ''] = name.slice(prefix.length + 1).split(':');
        return [userId, documentId, tabId];
      })
      .filter(
        ([userId, documentId]) =>
          userId === (onlyUserId ?? userId) && documentId === (onlyDocumentId ?? documentId),
      );
  } catch {
    return [];
  }
}
