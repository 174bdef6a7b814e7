import type { WritingSession } from '@ecritoire/contracts';

export type SessionClock = {
  /** How long a session has been written in: whole seconds, without pauses. */
  secondsOf: (session: WritingSession) => number;
  /**
   * Reports how long a session has been written in: at once, then at each second while it is
   * active. All followers of the same reading are called at the same moments.
   * @param report called with whole seconds
   * @returns a function that stops it
   */
  follow: (session: WritingSession, report: (seconds: number) => void) => () => void;
};

/** Milliseconds after a second is over, so that a timer that is early by a little sees it as over. */
const afterTheSecond = 5;

/** @param now the time, in milliseconds, as the server has it */
export function createSessionClock(now: () => number): SessionClock {
  /** When each reading of a session arrived: a page that comes later counts from the same moment. */
  const arrivals = new WeakMap<WritingSession, number>();
  const elapsedSince = (session: WritingSession): number => {
    const arrivedAt = arrivals.get(session) ?? now();
    arrivals.set(session, arrivedAt);
    return session.status === 'active' ? Math.max(0, now() - arrivedAt) : 0;
  };
  const secondsOf = (session: WritingSession) =>
    Math.floor(session.stats.durationSeconds + elapsedSince(session) / 1000);
  return {
    secondsOf,
    follow: (session, report) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        report(secondsOf(session));
        if (session.status !== 'active') return;
        timer = setTimeout(tick, 1000 - (elapsedSince(session) % 1000) + afterTheSecond);
      };
      tick();
      return () => clearTimeout(timer);
    },
  };
}
