import { localDateIn } from '@ecritoire/prose';
import { useEffect, useState } from 'react';
import { timeZoneOf } from '../../screens/time-zone.ts';
import { useUser } from '../studio.ts';

/** Milliseconds after which a new day is noticed at the latest; at once when the page is seen. */
const lookEvery = 30_000;

/** The local date where the writer is, also once midnight has passed. */
export function useToday(): string {
  const timeZone = timeZoneOf(useUser());
  const [today, setToday] = useState(() => localDateIn(new Date(), timeZone));
  useEffect(() => {
    const look = () => setToday(localDateIn(new Date(), timeZone));
    // The zone may be another one by now.
    look();
    const timer = setInterval(look, lookEvery);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timeZone]);
  return today;
}
