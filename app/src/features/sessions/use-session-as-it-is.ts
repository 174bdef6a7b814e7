import type { WritingSession } from '@ecritoire/contracts';
import { useSelector } from '@xstate/react';
import { useServices } from '../../shared/services/services.ts';

/** The session as this page knows it best: while it lives, with what its last save has counted. */
export function useSessionAsItIs(stored: WritingSession): WritingSession {
  const { id, version } = stored;
  const known = useSelector(useServices().session, ({ context: { session } }) =>
    session !== null && session.id === id && session.version >= version ? session : null,
  );
  return known ?? stored;
}
