import type { DocumentVersion } from '@ecritoire/contracts';
import { useEffect, useEffectEvent } from 'react';

/**
 * Fetches the versions beside the chosen one ahead of time, so that its text changes at once as the
 * timeline is walked.
 */
export function useNeighbours(
  versions: readonly Pick<DocumentVersion, 'id'>[],
  chosenId: string | null,
  { ahead, atEnd }: { ahead: (id: string) => void; atEnd: () => void },
): void {
  const place = versions.findIndex(({ id }) => id === chosenId);
  const newer = versions[place - 1]?.id;
  const older = place < 0 ? undefined : versions[place + 1]?.id;
  const isLast = place >= 0 && place === versions.length - 1;
  const fetchAhead = useEffectEvent(ahead);
  const loadMore = useEffectEvent(atEnd);
  useEffect(() => {
    for (const id of [older, newer]) if (id !== undefined) fetchAhead(id);
  }, [older, newer]);
  useEffect(() => {
    if (isLast) loadMore();
  }, [isLast]);
}
