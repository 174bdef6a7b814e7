export type SessionNotes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type SafeSession = SessionNotes & {
  /** Whether a note lasts longer than the page. */
  isKept: (key: string) => boolean;
};

/**
 * Notes for as long as the tab is open. A browser that blocks cookies throws when its storage is
 * only looked at; the notes then last as long as the page.
 */
export function createSafeSession(browser: { readonly sessionStorage: SessionNotes }): SafeSession {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return memory.get(key) ?? browser.sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        browser.sessionStorage.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    isKept(key) {
      try {
        return browser.sessionStorage.getItem(key) !== null;
      } catch {
        return false;
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        browser.sessionStorage.removeItem(key);
      } catch {
        // It holds nothing that could be read.
      }
    },
  };
}

export const safeSession = createSafeSession(globalThis);
