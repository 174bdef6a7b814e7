import { useSyncExternalStore } from 'react';

/** How many parts of the page hold something that goes with it, such as a form that was not sent. */
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

/** Says so of one part of the page. @returns what takes it back */
export function holdUnsent(): () => void {
  hold(1);
  return () => hold(-1);
}

export const holdsUnsent = (): boolean => holding > 0;

export const useHoldsUnsent = (): boolean =>
  useSyncExternalStore(subscribe, holdsUnsent, () => false);
