import { useSyncExternalStore } from 'react';

const usual = 16;

function read(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usual;
}

function follow(onChange: () => void) {
  const probe = document.createElement('span');
  Object.assign(probe.style, {
    blockSize: '1rem',
    inlineSize: '1rem',
    // Below the content it would lengthen the page.
    insetBlockStart: '0',
    position: 'fixed',
    visibility: 'hidden',
  });
  probe.setAttribute('aria-hidden', 'true');
  const observer = new ResizeObserver(onChange);
  document.body.append(probe);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

/** CSS pixels of the reader's text, for what has to be counted in pixels. Follows it. */
export function useRem(): number {
  return useSyncExternalStore(follow, read, () => usual);
}
