import type { SaveFault } from '@ecritoire/document-sync';
import { messageOf } from '@ecritoire/i18n';
import { useI18n } from '@ecritoire/i18n/react';
import type { SaveState } from '@ecritoire/ui';
import { useIsOffline } from '../../shared/ui/use-is-offline.ts';

type Saving = {
  state: SaveState;
  /** Whether this device keeps what the server does not have. */
  isProtected: boolean;
  /** The document is no longer there: nothing of it will be saved. */
  isGone: boolean;
  fault: SaveFault;
  /** Another tab has the two versions that are to be decided about. */
  isInOtherTab?: boolean;
};

const storedKeys: Record<Exclude<SaveFault, 'full'>, string> = {
  text: 'paragraphs.updateFailed',
  deletions: 'paragraphs.deleteFailed',
  document: 'documents.tooLong',
  session: 'writingSessions.tooLong',
  account: 'account.full',
};

/** Whether the words are safe, in words: where nobody answers, whether it is for want of a network. */
export function useSavingWords(): (saving: Saving) => string {
  const { LL } = useI18n();
  const texts = LL.saving;
  const isOffline = useIsOffline();
  return ({ state, isProtected, isGone, fault, isInOtherTab }) => {
    if (state === 'error') {
      if (isGone) return texts.errorUnstored();
      if (isProtected)
        return fault === 'full' ? texts.serverFull() : messageOf(LL, storedKeys[fault]);
      return fault === 'deletions' ? texts.deletionUnstored() : texts.errorUnstored();
    }
    if (state === 'conflict' && isInOtherTab) return texts.conflictInOtherTab();
    if (state !== 'offline') return texts[state]();
    if (isProtected) return isOffline ? texts.offline() : texts.unreachable();
    return isOffline ? texts.offlineUnstored() : texts.unreachableUnstored();
  };
}
