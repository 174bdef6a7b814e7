import type { WritingSession } from '@ecritoire/contracts';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * When each reading of a session arrived, in milliseconds of this device's monotonic clock: a wrong
 * or changing wall clock changes nothing, and a page that comes later counts from the same moment.
 */
const arrivals = new WeakMap<WritingSession, number>();

/** Milliseconds after a second is over, so that a timer that is early by a little sees it as over. */
const afterTheSecond = 5;

function elapsedSince(session: WritingSession): number {
  const now = performance.now();
  const arrivedAt = arrivals.get(session) ?? now;
  arrivals.set(session, arrivedAt);
  return session.status === 'active' ? now - arrivedAt : 0;
}

const secondsOf = (session: WritingSession): number =>
  Math.floor(session.stats.durationSeconds + elapsedSince(session) / 1000);

/**
 * Tells how long a session has been written in, without pauses: at once, then at each second while it
 * is active. All who follow the same reading are told at the same moments.
 * @param tell called with whole seconds
 * @returns what stops it
 */
export function followSessionClock(
  session: WritingSession,
  tell: (seconds: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    tell(secondsOf(session));
    if (session.status !== 'active') return;
    timer = setTimeout(tick, 1000 - (elapsedSince(session) % 1000) + afterTheSecond);
  };
  tick();
  return () => clearTimeout(timer);
}

/** How long a session has been written in: whole seconds, without pauses. */
export function useSessionClock(session: WritingSession): number {
  const follow = useCallback(
    (changed: () => void) => followSessionClock(session, changed),
    [session],
  );
  return useSyncExternalStore(follow, () => secondsOf(session));
}
