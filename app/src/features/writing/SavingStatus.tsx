import type { AutoSaveActor } from '@ecritoire/document-sync';
import { usePublishStatus } from '@ecritoire/document-sync/react';
import type { ReactNode } from 'react';
import { DeskStatus } from './Desk.tsx';
import { useLiveSession } from '../../shared/session/live-session.ts';
import { useDocumentSync, useServices } from '../../shared/services/services.ts';
import { useAutoSaveStatus } from './use-auto-save.ts';
import { useConflictInOtherTab } from './use-conflict-in-other-tab.ts';

export type SavingStatusProps = {
  actor: AutoSaveActor;
  words: ReactNode;
  onCopy: () => Promise<void>;
};

/** The save status of an open text: shown under its title, and published for the session bar. */
export function SavingStatus({ actor, words, onCopy }: SavingStatusProps) {
  const sync = useDocumentSync();
  const own = useAutoSaveStatus(actor, useServices().auth);
  const { documentId } = actor.getSnapshot().context;
  const owner = { userId: sync.userId, documentId };
  const isConflictInOtherTab = useConflictInOtherTab(owner, own.state === 'conflict');
  const status =
    isConflictInOtherTab && own.state === 'saved'
      ? ({ ...own, state: 'conflict', isInOtherTab: true } as const)
      : own;
  usePublishStatus(sync, documentId, status);
  const isTroubleInBar = useLiveSession() !== null;
  return (
    <DeskStatus
      words={words}
      isTroubleInBar={isTroubleInBar}
      saving={{ ...status, onRetry: () => actor.send({ type: 'retry' }), onCopy }}
    />
  );
}
