import type { SaveState } from '@ecritoire/ui';
import { useEffect, useSyncExternalStore } from 'react';

let current: SaveState | null = null;
const listeners = new Set<() => void>();

function show(state: SaveState | null): void {
  current = state;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the words of the text on the page are safe; null where there is none. */
export const useSavingNow = (): SaveState | null => useSyncExternalStore(subscribe, () => current);

/** Says so of the text on the page, while the calling component is there. */
export function useShowSaving(state: SaveState): void {
  useEffect(() => show(state), [state]);
  useEffect(() => () => show(null), []);
}
