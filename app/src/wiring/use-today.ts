import { localDateIn } from '@ecritoire/prose';
import { useEffect, useState } from 'react';

/** Where this device is. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The local date where this device is. */
export const ownToday = (): string => localDateIn(new Date(), ownTimeZone());

/** Milliseconds after which a new day is noticed at the latest; at once when the page is seen. */
const lookEvery = 30_000;

/** The local date where this device is, also once midnight has passed. */
export function useToday(): string {
  const [today, setToday] = useState(ownToday);
  useEffect(() => {
    const look = () => setToday(ownToday());
    const timer = setInterval(look, lookEvery);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
