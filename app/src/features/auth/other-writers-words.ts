import { useEffect, useState } from 'react';
import { hasOtherWritersWords } from '../../shared/editing/left-place.ts';
import { useServices } from '../../shared/services/services.ts';

/** Whether words of somebody else wait on this device. */
export function useHasOtherWritersWords(userId: string): boolean {
  const { idleTasks, queues } = useServices();
  const [isQueued, setIsQueued] = useState(false);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const isFound = await queues.hasUnsent({ exceptOf: userId });
      if (isHere) setIsQueued(isFound);
    };
    const cancel = idleTasks.run(() => void look());
    return () => {
      isHere = false;
      cancel();
    };
  }, [idleTasks, queues, userId]);
  // What this tab has seen of them is known at once.
  return isQueued || hasOtherWritersWords(userId);
}
