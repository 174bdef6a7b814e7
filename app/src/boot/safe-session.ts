export type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type SafeNotes = Notes & {
  keys: () => string[];
  /** Whether a note lasts longer than the page. */
  isPersistent: (key: string) => boolean;
};

/**
 * Notes for as long as a storage keeps them. A browser that blocks cookies throws when its storage
 * is only looked at; the notes then last as long as the page.
 */
export function createSafeNotes(storage: () => Notes): SafeNotes {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return memory.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    isPersistent(key) {
      try {
        return storage().getItem(key) !== null;
      } catch {
        return false;
      }
    },
    keys() {
      try {
        return [...memory.keys(), ...Object.keys(storage())];
      } catch {
        return [...memory.keys()];
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // It holds nothing that could be read.
      }
    },
  };
}

/** Notes for as long as the tab is open. */
export const safeSession = createSafeNotes(() => sessionStorage);

/** What is written in a note, in part perhaps; null where there is none that can be read. */
export function readNote<Note extends object>(
  notes: Pick<Notes, 'getItem'>,
  key: string,
): Partial<Note> | null {
  try {
    const note: Partial<Note> | null = JSON.parse(notes.getItem(key) ?? 'null');
    return typeof note === 'object' ? note : null;
  } catch {
    return null;
  }
}
