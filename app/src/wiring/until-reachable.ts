import { useEffect, useEffectEvent, useRef } from 'react';
import { useStudio } from './studio.ts';

/** Milliseconds until the server is looked for again; each time twice as long, up to the longest. */
const delays = { first: 2000, longest: 30_000 } as const;

/**
 * Looks for a server that could not be reached: ever more rarely, and at once when the network is
 * back. The page that waits for it stays as it is meanwhile.
 */
export function useUntilReachable(isWaiting: boolean, onReachable: () => void): void {
  const { api } = useStudio();
  const found = useEffectEvent(onReachable);
  const pace = useRef<{ delay: number; found: number }>({ delay: delays.first, found: -Infinity });
  useEffect(() => {
    if (!isWaiting) return undefined;
    // What still has no answer, though the server had one, is not asked for as often as at first.
    const hasRested = performance.now() - pace.current.found > delays.longest;
    if (hasRested) pace.current.delay = delays.first;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const { error } = await api.getHealth();
      if (isOver) return;
      if (error?.status === null) lookLater();
      else {
        pace.current.found = performance.now();
        found();
      }
    };
    const lookLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), pace.current.delay);
      pace.current.delay = Math.min(pace.current.delay * 2, delays.longest);
    };
    const onOnline = () => void look();
    lookLater();
    window.addEventListener('online', onOnline);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [api, isWaiting]);
}
