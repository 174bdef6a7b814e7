import type { AutoSaveActor } from '@ecritoire/document-sync';
import type { WritingSessionTag } from '@ecritoire/machines/writing-session';
import { useEffect, useState } from 'react';
import type { Writability } from './Desk.tsx';
import { whenKeysStop } from './last-keys.ts';

/**
 * Whether an open text takes keys: `lastOnes` of a writer still typing as the session ends
 * remotely.
 */
export type Keys = { phase: WritingSessionTag; taken: 'all' | 'lastOnes' | 'none'; lost: boolean };

/** @returns the state for the next phase of the session. `lost`: it was stopped remotely. */
export function keysIn(phase: WritingSessionTag, before: Keys | null): Keys {
  switch (phase) {
    case 'active':
    // Also while a session is on its way, so that nothing typed is lost.
    case 'starting':
    case 'resuming':
      return { phase, taken: 'all', lost: false };
    case 'pausing':
    case 'ending':
      return { phase, taken: 'none', lost: false };
    case 'loading':
    case 'unknown':
    case 'idle':
    case 'paused':
    case 'reviewing':
    case 'savingReview':
    case 'savingDraft':
    case 'publishing':
    case 'confirmingDiscard':
    case 'discarding':
      return keysAfter(phase, before);
  }
}

/** Once no session is active: the last keys of a typing writer are still taken. */
function keysAfter(phase: WritingSessionTag, before: Keys | null): Keys {
  if (before === null) return { phase, taken: 'none', lost: false };
  const wasTaken = before.taken === 'all';
  return {
    phase,
    taken: wasTaken ? 'lastOnes' : before.taken,
    lost: wasTaken ? before.phase === 'active' : before.lost,
  };
}

/** Whether an open text can be written in, and why not. */
export function useWritability(
  actor: AutoSaveActor,
  phase: WritingSessionTag,
): { writability: Writability; isEditable: boolean } {
  const [known, setKnown] = useState(() => keysIn(phase, null));
  const keys = phase === known.phase ? known : keysIn(phase, known);
  if (keys !== known) setKnown(keys);

  const isLingering = keys.taken === 'lastOnes';
  useEffect(() => {
    if (!isLingering) return undefined;
    return whenKeysStop(
      () => actor.getSnapshot().context.changedAt,
      () => setKnown((last) => ({ ...last, taken: 'none' })),
    );
  }, [actor, isLingering]);

  return { writability: writabilityOf(keys), isEditable: keys.taken !== 'none' };
}

/** Writing happens in an active session; every other phase of it says why not. */
function writabilityOf({ phase, lost }: Keys): Writability {
  switch (phase) {
    case 'active':
      return 'writable';
    case 'starting':
      return 'starting';
    case 'paused':
      return lost ? 'pausedRemotely' : 'paused';
    case 'resuming':
      return 'resuming';
    case 'loading':
    case 'pausing':
    case 'ending':
      return 'waiting';
    case 'idle':
      return lost ? 'endedRemotely' : 'noSession';
    case 'unknown':
    case 'reviewing':
    case 'savingReview':
    case 'savingDraft':
    case 'publishing':
    case 'confirmingDiscard':
    case 'discarding':
      return 'noSession';
  }
}
