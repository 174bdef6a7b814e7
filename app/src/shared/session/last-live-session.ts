import { writingSessionQuery } from '@ecritoire/api-client';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useServices } from '../services/services.ts';

/**
 * Whether the session that was live last has been discarded since: the server names no session as
 * live that is not, and does not say why.
 * @param isOver asked for only once it is no more.
 */
export function useWasDiscarded(isOver: boolean): boolean {
  const { api, session } = useServices();
  const liveId = useSelector(session, ({ context }) => context.session?.id ?? null);
  const [lastId, setLastId] = useState(liveId);
  if (liveId !== null && liveId !== lastId) setLastId(liveId);
  const { data } = useQuery({
    ...writingSessionQuery(api, lastId ?? ''),
    enabled: isOver && lastId !== null,
  });
  return data?.status === 'discarded';
}
