import { useEffect, useEffectEvent, useRef } from 'react';
import { useToday } from '../runtime/clock.ts';

/** Calls back once a new day has begun on a page that stayed open. */
export function useNewDay(onNewDay: () => void): void {
  const today = useToday();
  const known = useRef(today);
  const begin = useEffectEvent(onNewDay);
  useEffect(() => {
    if (known.current === today) return;
    known.current = today;
    begin();
  }, [today]);
}
