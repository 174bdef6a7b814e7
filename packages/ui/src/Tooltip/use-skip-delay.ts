import { useEffect, useRef, useState } from 'react';

/** In milliseconds (section 9 of the specification). */
export const openDelay = 700;
const skipDelay = 300;

/** How long the pointer may take from the button to the words. */
export const closeDelay = 150;

let lastLeft = -Infinity;

/**
 * The library skips the wait for 500 ms after another tooltip; the rule is 300 ms. What opens
 * between the two waits like any first one, for as long as the pointer rests on the button: leaving
 * it, a press or a key on it, or the focus ends that.
 */
export function useSkipDelay() {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointedAt = useRef(-Infinity);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const onPointerEnter = () => {
    pointedAt.current = performance.now();
  };
  const stopWaiting = () => {
    clearTimeout(waiting.current);
    pointedAt.current = -Infinity;
  };
  const onOpenChange = (open: boolean) => {
    clearTimeout(waiting.current);
    const now = performance.now();
    const isSoonAfter = now - lastLeft < skipDelay;
    const left = pointedAt.current + openDelay - now;
    if (!open) lastLeft = now - closeDelay;
    if (open && left > 0 && !isSoonAfter) {
      waiting.current = setTimeout(() => setOpen(true), left);
      return;
    }
    setOpen(open);
  };
  return {
    opening: { isOpen, onOpenChange },
    // The button keeps its presses and keys to itself.
    pointing: {
      onPointerEnter,
      onPointerLeave: stopWaiting,
      onPointerDownCapture: stopWaiting,
      onKeyDownCapture: stopWaiting,
      onFocusCapture: stopWaiting,
    },
  };
}
