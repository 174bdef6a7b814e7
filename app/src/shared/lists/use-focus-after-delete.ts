import { useEffect, useRef } from 'react';
import { focusPageHeading, onLostFocus } from '../runtime/navigation-focus.ts';

/**
 * Deleting an item of a list by keyboard keeps the focus on the page: when the focused item is
 * gone, the heading takes it.
 * @param count how many there are in the list.
 */
export function useFocusAfterDelete(count: number): void {
  const last = useRef(count);
  useEffect(() => {
    if (count < last.current) onLostFocus(() => focusPageHeading());
    last.current = count;
  }, [count]);
}
