import { useEffect, useRef, type RefObject } from 'react';

/**
 * F8 moves the focus to the region and back to where it was. When the region empties under the
 * focus, the focus goes back too, rather than to nowhere.
 */
export function useFocusHotkey(region: RefObject<HTMLElement | null>, itemCount: number) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const wasInside = useRef(false);

  useEffect(() => {
    const goBack = () => {
      cameFrom.current?.focus();
      cameFrom.current = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { current } = region;
      if (!current) return;
      const isInside = current.contains(document.activeElement);
      if (event.key === 'Escape' && isInside) goBack();
      if (event.key !== 'F8') return;
      event.preventDefault();
      if (isInside) {
        goBack();
      } else {
        cameFrom.current =
          document.activeElement instanceof HTMLElement ? document.activeElement : null;
        current.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region]);

  useEffect(() => {
    const { current } = region;
    if (current && wasInside.current && !current.contains(document.activeElement)) {
      if (itemCount === 0) cameFrom.current?.focus();
      else current.focus();
    }
    wasInside.current = false;
  }, [region, itemCount]);

  return {
    onFocus: () => {
      wasInside.current = true;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      // Removed from the page under the focus: the browser names no next place.
      if (relatedTarget) wasInside.current = false;
    },
  };
}
