import { useEffect, useState } from 'react';
import { useStudio, useUser } from './studio.ts';
import { writerToday } from './writer-time.ts';

/** Milliseconds after which a new day is noticed at the latest; at once when the page is seen. */
const lookEvery = 30_000;

/** The local date where the writer is, also once midnight has passed. */
export function useToday(): string {
  const studio = useStudio();
  const { timeZone } = useUser();
  const [today, setToday] = useState(() => writerToday(studio));
  useEffect(() => {
    const look = () => setToday(writerToday(studio));
    // The zone may be another one by now.
    look();
    const timer = setInterval(look, lookEvery);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [studio, timeZone]);
  return today;
}
