import { readStoredObject, type SyncStorage } from '../owner.ts';

const prefix = 'ecritoire:last-written';

type Stored = { sessionId: string; documentId: string };

/** The document that a session last wrote in on this device. */
export type LastEdited = {
  /** Null where the session has written in none. */
  get: (sessionId: string | undefined) => string | null;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
};

export type LastEditedStore = LastEdited & {
  set: (documentId: string, sessionId: string) => void;
};

export function createLastEdited(storage: SyncStorage, userId: string): LastEditedStore {
  const key = `${prefix}:${userId}`;
  const listeners = new Set<() => void>();
  return {
    set: (documentId, sessionId) => {
      const stored: Stored = { sessionId, documentId };
      storage.setItem(key, JSON.stringify(stored));
      for (const listener of listeners) listener();
    },
    get: (sessionId) => {
      const stored = readStoredObject<Stored>(storage, key);
      return stored?.sessionId === sessionId ? (stored?.documentId ?? null) : null;
    },
    clear: () => storage.removeItem(key),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
