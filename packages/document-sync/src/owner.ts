/** The writer and the document that a queue, a lease or a cached title belongs to. */
export type DocumentOwner = { userId: string; documentId: string };

/** `localStorage`, or what stands in for it where the browser blocks it or it is full: never throws. */
export type SyncStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  keys: () => string[];
};

/** @returns the stored object, in part perhaps; null when there is none that can be parsed. */
export function readStoredObject<Value extends object>(
  storage: SyncStorage,
  key: string,
): Partial<Value> | null {
  try {
    const value: Partial<Value> | null = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
