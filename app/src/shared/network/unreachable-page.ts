import { useLayoutEffect } from 'react';
import { useIsHeld } from '../runtime/holds.ts';
import { useServices } from '../services/services.ts';

/** While `isShown`, the page itself says that it could not be reached. */
export function useUnreachablePage(isShown: boolean): void {
  const { unreachablePages } = useServices();
  useLayoutEffect(
    () => (isShown ? unreachablePages.hold() : undefined),
    [isShown, unreachablePages],
  );
}

/** Whether the page itself says that it could not be reached. */
export const useIsPageUnreachable = (): boolean => useIsHeld(useServices().unreachablePages);
