import type { WritingSessionTag } from '@ecritoire/machines/writing-session';
import type { Writability } from '../screens/Desk.tsx';

/** Whether keys are taken: also while a session is on its way, so that nothing typed is lost. */
export const takesKeys = (writability: Writability): boolean =>
  writability === 'writable' || writability === 'starting' || writability === 'resuming';

/** Writing happens in an active session; every other phase of it says why not. */
export function writabilityOf(phase: WritingSessionTag): Writability {
  switch (phase) {
    case 'active':
      return 'writable';
    case 'starting':
      return 'starting';
    case 'paused':
      return 'paused';
    case 'resuming':
      return 'resuming';
    case 'loading':
    case 'pausing':
    case 'ending':
      return 'waiting';
    case 'unknown':
    case 'idle':
    case 'reviewing':
    case 'savingReview':
    case 'savingDraft':
    case 'publishing':
    case 'confirmingDiscard':
    case 'discarding':
      return 'noSession';
  }
}
