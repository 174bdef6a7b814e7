import { useSyncExternalStore } from 'react';
import { createStore, type Store } from './store.ts';

/** Something that is so while at least one part of the page says so. */
export type Holds = Pick<Store<number>, 'subscribe'> & {
  /** @returns what releases it */
  hold: () => () => void;
  isHeld: () => boolean;
};

export function createHolds(): Holds {
  const count = createStore(0);
  return {
    subscribe: count.subscribe,
    hold: () => {
      count.set(count.get() + 1);
      return () => count.set(count.get() - 1);
    },
    isHeld: () => count.get() > 0,
  };
}

export const useIsHeld = ({ subscribe, isHeld }: Pick<Holds, 'subscribe' | 'isHeld'>): boolean =>
  useSyncExternalStore(subscribe, isHeld, () => false);
