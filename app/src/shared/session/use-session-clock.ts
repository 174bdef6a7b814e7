import type { WritingSession } from '@ecritoire/contracts';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services/services.ts';

/** How long a session has been written in: whole seconds, without pauses. */
export function useSessionClock(session: WritingSession): number {
  const { sessionClock } = useServices();
  const follow = useCallback(
    (changed: () => void) => sessionClock.follow(session, changed),
    [session, sessionClock],
  );
  return useSyncExternalStore(follow, () => sessionClock.secondsOf(session));
}
