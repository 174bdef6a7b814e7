import type { WritingSession } from '@ecritoire/contracts';
import { useSelector } from '@xstate/react';
import { useStudio } from './studio.ts';

/** The session that is active or paused; null when there is none. */
export function useLiveSession(): WritingSession | null {
  return useSelector(useStudio().session, ({ context: { session } }) =>
    session !== null && (session.status === 'active' || session.status === 'paused')
      ? session
      : null,
  );
}
