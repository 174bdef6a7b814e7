import { useI18n } from '@ecritoire/i18n/react';
import { AlertDialog } from '@ecritoire/ui';

type DiscardQuestionProps = {
  isOpen: boolean;
  /** What the form was to make; changes to what is there when absent. */
  makes?: 'project' | 'document' | undefined;
  onDiscard: () => void;
  onKeep: () => void;
};

/** Asks before what was typed into a form goes. */
export function DiscardQuestion({ isOpen, makes, onDiscard, onKeep }: DiscardQuestionProps) {
  const { common, formDialog: texts } = useI18n().LL;
  return (
    <AlertDialog
      isOpen={isOpen}
      title={makes === undefined ? texts.discardTitle() : texts.discardNew[makes]()}
      confirmLabel={texts.discard()}
      cancelLabel={texts.keep()}
      onConfirm={onDiscard}
      onCancel={onKeep}
      pendingLabel={common.underWay()}
    >
      {makes === undefined ? texts.discardText() : texts.discardNewText()}
    </AlertDialog>
  );
}
