import type { Queue } from '@ecritoire/machines/auto-save';

/** One document of one writer in one tab. */
export type TabKey = [userId: string, documentId: string, tabId: string];

const prefix = 'ecritoire:last-words';

const nameOf = (tab: TabKey) => [prefix, ...tab].join(':');

/** `turn` counts how often a tab has kept its last words. Builds before it kept none. */
export type LastWords = Queue & { turn?: number };

/**
 * The queue of a page that is being left, as it stands then. A database answers later, when the page
 * is gone; local storage has it before the page goes. Kept until the database has as much.
 */
export function keepLastWords(tab: TabKey, lastWords: LastWords): void {
  try {
    localStorage.setItem(nameOf(tab), JSON.stringify(lastWords));
  } catch {
    // Full or refused: what the database has is left.
  }
}

/** What a tab kept as it was left; null where its database has everything. */
export function lastWordsOf(tab: TabKey): LastWords | null {
  try {
    const kept: LastWords | null = JSON.parse(localStorage.getItem(nameOf(tab)) ?? 'null');
    return kept;
  } catch {
    return null;
  }
}

export function forgetLastWords(tab: TabKey): void {
  try {
    localStorage.removeItem(nameOf(tab));
  } catch {
    // Nothing was kept here.
  }
}

/** The tabs that kept something: of anybody, of one writer, or of one document alone. */
export function tabsWithLastWords(onlyUserId?: string, onlyDocumentId?: string): TabKey[] {
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
