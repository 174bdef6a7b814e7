import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/services.ts';

/** Milliseconds until the server is looked for again; each time twice as long, up to the longest. */
const delays = { first: 2000, longest: 30_000 } as const;

/**
 * Polls a server that could not be reached: with backoff, and at once when the network is back.
 * The page that waits for it stays as it is meanwhile.
 *
 * @param isWaiting until what is missing is there
 * @param onReachable requests it again; called each time that the server is reached meanwhile
 */
export function useUntilReachable(isWaiting: boolean, onReachable: () => void): void {
  const { api } = useServices();
  const found = useEffectEvent(onReachable);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    let delay: number = delays.first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const { error } = await api.getHealth();
      if (isOver) return;
      // What is waited for may have no answer yet, though the server has one.
      lookLater();
      if (error?.status !== null) found();
    };
    const lookLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), delay);
      delay = Math.min(delay * 2, delays.longest);
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
