import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Pages that could not be reached, on the page now. */
let shown = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const change = (by: number) => {
  shown += by;
  for (const listener of listeners) listener();
};

/** While the calling component is there and `isShown`, it says itself that the page was not reached. */
export function useSaysUnreached(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    change(1);
    return () => change(-1);
  }, [isShown]);
}

const isUnreachedSaid = () => shown > 0;

/** Whether the page itself says that it could not be reached. */
export const useIsUnreachedSaid = (): boolean =>
  useSyncExternalStore(subscribe, isUnreachedSaid, () => false);
