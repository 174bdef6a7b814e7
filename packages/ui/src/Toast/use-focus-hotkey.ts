import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

/**
 * F8 moves the focus to the region and back to where it was. When the region empties under the
 * focus, the focus goes back too, rather than to nowhere.
 *
 * `isReading` while the focus is inside by the keyboard; a press leaves it there by the way.
 */
export function useFocusHotkey(region: RefObject<HTMLElement | null>, itemCount: number) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);
  const isByPointer = useRef(false);
  const [isReading, setReading] = useState(false);
  if (itemCount === 0 && isReading) setReading(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { current } = region;
      isByPointer.current = false;
      if (!current) return;
      if (isInside.current) {
        setReading(true);
        if (event.key === 'Escape' || event.key === 'F8') goBack(current, cameFrom.current);
      } else if (event.key === 'F8' && itemCount > 0) current.focus();
      else return;
      if (event.key === 'F8') event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, itemCount]);

  useEffect(() => {
    const { current } = region;
    if (!current || !isInside.current) return;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (itemCount === 0 || (isLost && isByPointer.current)) {
      isInside.current = false;
      if (isLost || current.contains(activeElement)) goBack(current, cameFrom.current);
    } else if (isLost) current.focus();
  }, [region, itemCount]);

  return {
    isReading,
    handlers: {
      // On its way down: buttons keep a press to themselves.
      onPointerDownCapture: () => {
        isByPointer.current = true;
      },
      onFocus: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!isInside.current) {
          cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
        }
        isInside.current = true;
        if (!isByPointer.current) setReading(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        // Another window takes the focus and gives it back: meanwhile it is where it was.
        isInside.current = currentTarget.contains(relatedTarget ?? document.activeElement);
        setReading(isInside.current && !isByPointer.current);
      },
    },
  };
}

function goBack(region: HTMLElement, cameFrom: HTMLElement | null) {
  if (cameFrom?.isConnected) cameFrom.focus();
  else if (document.activeElement instanceof HTMLElement) {
    if (region.contains(document.activeElement)) document.activeElement.blur();
  }
}
