import { useI18n } from '@ecritoire/i18n/react';
import { AlertDialog } from '@ecritoire/ui';

type DiscardQuestionProps = { isOpen: boolean; onDiscard: () => void; onKeep: () => void };

/** Asks before what was typed into a form goes. */
export function DiscardQuestion({ isOpen, onDiscard, onKeep }: DiscardQuestionProps) {
  const { common, formDialog: texts } = useI18n().LL;
  return (
    <AlertDialog
      isOpen={isOpen}
      title={texts.discardTitle()}
      confirmLabel={texts.discard()}
      cancelLabel={texts.keep()}
      onConfirm={onDiscard}
      onCancel={onKeep}
      pendingLabel={common.underWay()}
    >
      {texts.discardText()}
    </AlertDialog>
  );
}
