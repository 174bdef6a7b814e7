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
 * Whether another tab of this device has two versions of a document that its writer has to decide
 * about. A tab holds a lock while it has, so that one that dies says nothing wrong.
 */
export function useUndecidedElsewhere(
  { userId, documentId }: Owner,
  isUndecidedHere: boolean,
): boolean {
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => {
    const owner = { userId, documentId };
    const channel = new BroadcastChannel(undecidedLock(owner));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    const tell = () => channel.postMessage(null);
    if (isUndecidedHere) {
      const hold = async () => {
        const lock = await holdLock(undecidedLock(owner), { mode: 'shared' });
        tell();
        return lock;
      };
      const holding = hold();
      const letGo = async () => {
        (await holding)?.release();
        tell();
        channel.close();
      };
      return () => void letGo();
    }
    let isLooking = true;
    const look = async () => {
      const found = await isUndecided(owner).catch(() => false);
      if (isLooking) setIsElsewhere(found);
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
  return isElsewhere && !isUndecidedHere;
}
