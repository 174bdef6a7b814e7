import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function at each render, which calls the last one given: a row that takes it is not
 * rendered again with its list. For what a press does, never while rendering.
 */
export function useStableCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
