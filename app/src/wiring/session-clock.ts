import type { WritingSession } from '@ecritoire/contracts';
import { useEffect, useState } from 'react';

/**
 * How long a session has been written in, second by second.
 *
 * The server's figure is taken as of the moment it arrived; from there on this device's monotonic
 * clock counts, so that a wrong or changing wall clock changes nothing.
 * @returns whole seconds, without pauses
 */
export function useSessionClock(session: WritingSession): number {
  const [reading, setReading] = useState({ session, elapsed: 0 });
  const isRunning = session.status === 'active';
  useEffect(() => {
    if (!isRunning) return undefined;
    const arrivedAt = performance.now();
    const timer = setInterval(() => {
      setReading({ session, elapsed: (performance.now() - arrivedAt) / 1000 });
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning, session]);
  const elapsed = isRunning && reading.session === session ? reading.elapsed : 0;
  return Math.floor(session.stats.durationSeconds + elapsed);
}
