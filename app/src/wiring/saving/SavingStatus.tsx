import type { ReactNode } from 'react';
import { DeskStatus } from '../../screens/Desk.tsx';
import type { AutoSaveActor } from './auto-save-actor.ts';
import { useLiveSession } from '../sessions/live-session.ts';
import { useShowSaving } from './saving-now.ts';
import { useStudio } from '../studio.ts';
import { useSaveStatus } from './use-auto-save.ts';

export type SavingStatusProps = {
  actor: AutoSaveActor;
  words: ReactNode;
  onCopy: () => Promise<void>;
};

/** Whether the words of an open text are safe: under its title, and for whoever else shows it. */
export function SavingStatus({ actor, words, onCopy }: SavingStatusProps) {
  const status = useSaveStatus(actor, useStudio().auth);
  useShowSaving(actor.getSnapshot().context.documentId, status);
  const isTroubleInBar = useLiveSession() !== null;
  return (
    <DeskStatus
      words={words}
      isTroubleInBar={isTroubleInBar}
      saving={{ ...status, onRetry: () => actor.send({ type: 'retry' }), onCopy }}
    />
  );
}
