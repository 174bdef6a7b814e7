import type { WritingSession } from '@ecritoire/contracts';
import { useSelector } from '@xstate/react';
import { useSessionClock } from './session-clock.ts';
import { useStudio } from './studio.ts';

/** The session as this page knows it best: while it lives, with its clock going on. */
export function useSessionAsItIs(stored: WritingSession): WritingSession {
  const { id, version } = stored;
  const known = useSelector(useStudio().session, ({ context: { session } }) =>
    session !== null && session.id === id && session.version >= version ? session : null,
  );
  const session = known ?? stored;
  const durationSeconds = useSessionClock(session);
  if (session.status !== 'active') return session;
  return { ...session, stats: { ...session.stats, durationSeconds } };
}
