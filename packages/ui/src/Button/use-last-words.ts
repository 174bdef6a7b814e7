import { useEffect, useRef } from 'react';

/** When the library has put into the page what it reads out: at first it waits for 100 ms. */
const said = 200;

/**
 * The library reads a button out by reference when it begins or ceases to wait, and keeps that for
 * seconds. Of a button that has gone meanwhile, with what it did, there is nothing left to read.
 */
export function useLastWords(isPending: boolean): void {
  const hasWaited = useRef(isPending);
  useEffect(() => {
    if (isPending) hasWaited.current = true;
  }, [isPending]);
  useEffect(
    () => () => {
      if (hasWaited.current) setTimeout(forgetWhatHasGone, said);
    },
    [],
  );
}

function forgetWhatHasGone() {
  for (const words of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
    const ids = words.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (!ids.some((id) => document.getElementById(id))) words.remove();
  }
}
