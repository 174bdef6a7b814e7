import { useI18n } from '@ecritoire/i18n/react';
import { AlertDialog } from '@ecritoire/ui';

export type DeleteDialogProps = {
  title: string;
  confirmLabel: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What goes with it. */
  children: string;
};

/** Asks before something is deleted for good. */
export function DeleteDialog({ onClose, ...props }: DeleteDialogProps) {
  const { common } = useI18n().LL;
  return (
    <AlertDialog
      isOpen
      cancelLabel={common.cancel()}
      pendingLabel={common.underWay()}
      onCancel={onClose}
      {...props}
    />
  );
}
