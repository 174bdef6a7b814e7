import { holdLock } from '@ecritoire/document-sync';
import { useEffect, useState } from 'react';

type Owner = { userId: string; documentId: string };

const undecidedLock = ({ userId, documentId }: Owner) =>
  `ecritoire:undecided:${userId} ${documentId}`;

async function isUndecided(owner: Owner): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === undecidedLock(owner));
}

/**
 * Whether another tab of this device has an undecided conflict in a document. A tab holds a lock
 * for as long as it has one, so that a crashed tab leaves no false report.
 */
export function useConflictInOtherTab(
  { userId, documentId }: Owner,
  isUndecidedHere: boolean,
): boolean {
  const [isInOtherTab, setIsInOtherTab] = useState(false);
  useEffect(() => {
    const owner = { userId, documentId };
    const channel = new BroadcastChannel(undecidedLock(owner));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    const notify = () => channel.postMessage(null);
    if (isUndecidedHere) {
      const hold = async () => {
        const lock = await holdLock(undecidedLock(owner), { mode: 'shared' });
        notify();
        return lock;
      };
      const holding = hold();
      const release = async () => {
        (await holding)?.release();
        notify();
        channel.close();
      };
      return () => void release();
    }
    let isLooking = true;
    const look = async () => {
      const found = await isUndecided(owner).catch(() => false);
      if (isLooking) setIsInOtherTab(found);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look();
    };
    channel.addEventListener('message', () => void look());
    document.addEventListener('visibilitychange', onVisible);
    void look();
    return () => {
      isLooking = false;
      channel.close();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [userId, documentId, isUndecidedHere]);
  return isInOtherTab && !isUndecidedHere;
}
