import { useI18n } from '@ecritoire/i18n/react';
import { AlertDialog } from '@ecritoire/ui';

export type SignOutDialogProps = {
  /** How many hold words that the server has not. */
  documents: number;
  onSignOut: () => void;
  onStay: () => void;
};

/** Asks before one signs out and leaves words behind on this device. */
export function SignOutDialog({ documents, onSignOut, onStay }: SignOutDialogProps) {
  const { common, signOut: texts } = useI18n().LL;
  return (
    <AlertDialog
      isOpen
      tone="primary"
      title={texts.title()}
      confirmLabel={texts.confirm()}
      cancelLabel={texts.stay()}
      pendingLabel={common.underWay()}
      onConfirm={onSignOut}
      onCancel={onStay}
    >
      {texts.text({ documents })}
    </AlertDialog>
  );
}
