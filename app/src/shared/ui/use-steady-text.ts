import { useEffect, type RefObject } from 'react';

/** How much further the page can be scrolled. */
function roomBelow(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight - scrollY;
}

/**
 * Keeps a text in its place in the window while its writer has the caret in it, or has scrolled:
 * when content above it changes height, the page is scrolled by as much. Browsers do so
 * themselves, but not at the top of a page, and now and then twice with this: so theirs is off
 * meanwhile.
 */
export function useSteadyText(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = text.current;
    if (element === null) return undefined;
    const topOnPage = () => element.getBoundingClientRect().top + scrollY;
    let top = topOnPage();
    let scrolled = scrollY;
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    // Below a text that is too short for its page to be scrolled.
    let added = 0;
    const add = (room: number) => {
      added = Math.max(0, added + room);
      style.paddingBlockEnd = added > 0 ? `${added}px` : '';
    };
    const noteScroll = () => {
      scrolled = scrollY;
    };
    const keep = () => {
      const before = top;
      top = topOnPage();
      const isHeld = scrolled > 0 || element.contains(document.activeElement);
      // A page that has become shorter is scrolled back by the browser.
      const moved = top - before - (scrollY - scrolled);
      if (top !== before && moved !== 0 && isHeld) {
        if (moved > roomBelow()) add(moved - roomBelow());
        window.scrollBy({ top: moved, behavior: 'instant' });
        if (moved < 0) add(moved);
      }
      scrolled = scrollY;
    };
    const observer = new ResizeObserver(keep);
    // What comes above the text makes one of those around it longer, or shorter where another fills.
    const { body } = document;
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (body.contains(around)) observer.observe(around);
    }
    window.addEventListener('scroll', noteScroll, { passive: true });
    return () => {
      observer.disconnect();
      add(-added);
      style.overflowAnchor = '';
      window.removeEventListener('scroll', noteScroll);
    };
  }, [text]);
}
