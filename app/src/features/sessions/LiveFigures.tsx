import type { WritingSession } from '@ecritoire/contracts';
import { SessionFigures } from './SessionFigures.tsx';
import { useSessionClock } from '../../shared/session/use-session-clock.ts';

/**
 * The figures of a session, updated each second while it lives; nothing else rerenders for that.
 */
export function LiveFigures({ session }: { session: WritingSession }) {
  const durationSeconds = useSessionClock(session);
  const stats = session.status === 'active' ? { ...session.stats, durationSeconds } : session.stats;
  return <SessionFigures stats={stats} />;
}
