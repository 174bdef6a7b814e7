import { useI18n } from '@ecritoire/i18n/react';
import { AlertDialog } from '@ecritoire/ui';
import type { FormStatus } from './form-status.ts';

export type DeleteDialogProps = {
  title: string;
  confirmLabel: string;
  form: Pick<FormStatus, 'isSubmitting' | 'message'>;
  onConfirm: () => void;
  onClose: () => void;
  /** What goes with it. */
  children: string;
};

/** Asks before something is deleted for good. */
export function DeleteDialog({ form, onClose, ...props }: DeleteDialogProps) {
  const { common } = useI18n().LL;
  return (
    <AlertDialog
      isOpen
      cancelLabel={common.cancel()}
      pendingLabel={common.underWay()}
      isPending={form.isSubmitting}
      errorMessage={form.message}
      onCancel={onClose}
      {...props}
    />
  );
}
