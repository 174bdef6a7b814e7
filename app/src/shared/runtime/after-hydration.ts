import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a prerendered page is being taken over: its first render must be the same. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
