import { useEffect } from 'react';
import { holdUnsent } from './unsent.ts';

const asking = new AbortController();

/** Has the browser ask before the page goes with what only it holds. */
export function useAskBeforeUnload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask, { signal: asking.signal });
    const letGo = holdUnsent();
    return () => {
      window.removeEventListener('beforeunload', ask);
      letGo();
    };
  }, [isNeeded]);
}

/** Of a page that is left for good, whatever it holds. */
export const stopAskingBeforeUnload = (): void => asking.abort();
