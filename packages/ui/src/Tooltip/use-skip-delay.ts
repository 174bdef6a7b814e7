import { useEffect, useRef, useState } from 'react';

/** In milliseconds (section 9 of the specification). */
export const openDelay = 700;
const skipDelay = 300;

/** How long the pointer may take from the button to the words. */
export const closeDelay = 150;

let lastLeft = -Infinity;

/**
 * The library skips the wait for 500 ms after another tooltip; the rule is 300 ms. What opens
 * between the two waits like any first one.
 */
export function useSkipDelay() {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopWaiting = () => clearTimeout(waiting.current);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const onOpenChange = (open: boolean) => {
    stopWaiting();
    const since = performance.now() - lastLeft;
    // The library had opened one not long ago, but too long ago for the rule.
    const isTooEarly = open && since >= skipDelay && since < openDelay;
    const isByKeyboard = document.activeElement?.matches(':focus-visible') === true;
    if (isTooEarly && !isByKeyboard) {
      waiting.current = setTimeout(() => setOpen(true), openDelay);
      return;
    }
    if (!open) lastLeft = performance.now() - closeDelay;
    setOpen(open);
  };
  return { isOpen, onOpenChange, stopWaiting };
}
