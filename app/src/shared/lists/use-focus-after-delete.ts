import { useDeferredValue, useEffect, useRef } from 'react';
import { focusPageHeading, onLostFocus } from '../runtime/navigation-focus.ts';

/**
 * Deleting an item of a list by keyboard keeps the focus on the page: when the focused item is
 * gone, the heading takes it.
 * @param count how many there are in the list.
 */
export function useFocusAfterDelete(count: number): void {
  // The rows of a long list are deferred as well: until then the deleted one is there.
  const shown = useDeferredValue(count);
  const last = useRef(shown);
  useEffect(() => {
    if (shown < last.current) onLostFocus(() => focusPageHeading());
    last.current = shown;
  }, [shown]);
}
