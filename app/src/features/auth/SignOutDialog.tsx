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
  /** On every device: asked of everybody, since it sits beside signing out here. */
  isEverywhere: boolean;
  documents: LeftBehind;
  onSignOut: () => void;
  onStay: () => void;
};

/** Asks before one signs out everywhere, or leaves words behind. */
export function SignOutDialog({ isEverywhere, documents, onSignOut, onStay }: SignOutDialogProps) {
  const { common, navigation, signOut: texts } = useI18n().LL;
  const { stored, lost } = documents;
  return (
    <AlertDialog
      isOpen
      tone={lost > 0 ? 'error' : 'primary'}
      title={isEverywhere ? texts.everywhereTitle() : texts.title()}
      confirmLabel={isEverywhere ? navigation.signOutEverywhere() : texts.confirm()}
      cancelLabel={texts.stay()}
      pendingLabel={common.underWay()}
      onConfirm={onSignOut}
      onCancel={onStay}
    >
      <Stack gap={2}>
        {isEverywhere ? <Text>{texts.everywhereText()}</Text> : null}
        {lost > 0 ? <Text>{texts.lost({ documents: lost })}</Text> : null}
        {stored > 0 ? <Text>{texts.text({ documents: stored })}</Text> : null}
      </Stack>
    </AlertDialog>
  );
}
