import { useEffect, useRef } from 'react';
import { focusPageHeading } from '../runtime/navigation-focus.ts';

/**
 * Whoever deletes something of a list with the keyboard stays on the page: when it went with the
 * focus in it, the heading takes it.
 * @param count how many there are in the list.
 */
export function useKeptFocus(count: number): void {
  const last = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (count < last.current && isLost) focusPageHeading();
    last.current = count;
  }, [count]);
}
