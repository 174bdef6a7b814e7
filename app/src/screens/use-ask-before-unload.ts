import { useEffect, useSyncExternalStore } from 'react';

/** How many parts of the page hold something that goes with it. */
let holding = 0;
const listeners = new Set<() => void>();

function hold(change: 1 | -1): void {
  holding += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const asking = new AbortController();

/** Has the browser ask before the page goes with what only it holds. */
export function useAskBeforeUnload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask, { signal: asking.signal });
    hold(1);
    return () => {
      window.removeEventListener('beforeunload', ask);
      hold(-1);
    };
  }, [isNeeded]);
}

/** Of a page that is left for good, whatever it holds. */
export const stopAskingBeforeUnload = (): void => asking.abort();

/** Whether the page holds something that goes with it, such as a form that was not sent. */
export const holdsUnsent = (): boolean => holding > 0;

export const useHoldsUnsent = (): boolean =>
  useSyncExternalStore(subscribe, holdsUnsent, () => false);
