import { useI18n } from '@ecritoire/i18n/react';
import { AlertDialog, Stack, Text } from '@ecritoire/ui';

/** How many documents hold words that the server has not. */
export type LeftBehind = {
  /** This device keeps them. */
  stored: number;
  /** They are on the page alone, and go with it. */
  lost: number;
};

export type SignOutDialogProps = {
  documents: LeftBehind;
  onSignOut: () => void;
  onStay: () => void;
};

/** Asks before one signs out and leaves words behind. */
export function SignOutDialog({ documents, onSignOut, onStay }: SignOutDialogProps) {
  const { common, signOut: texts } = useI18n().LL;
  const { stored, lost } = documents;
  return (
    <AlertDialog
      isOpen
      tone={lost > 0 ? 'error' : 'primary'}
      title={texts.title()}
      confirmLabel={texts.confirm()}
      cancelLabel={texts.stay()}
      pendingLabel={common.underWay()}
      onConfirm={onSignOut}
      onCancel={onStay}
    >
      <Stack gap={2}>
        {lost > 0 ? <Text>{texts.lost({ documents: lost })}</Text> : null}
        {stored > 0 ? <Text>{texts.text({ documents: stored })}</Text> : null}
      </Stack>
    </AlertDialog>
  );
}
