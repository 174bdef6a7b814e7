import { useI18n } from '@ecritoire/i18n/react';
import { AlertDialog } from '@ecritoire/ui';
import type { FormStatus } from './form-status.ts';

export type DeleteDialogProps = {
  title: string;
  confirmLabel: string;
  form: Pick<FormStatus, 'isSubmitting' | 'message'>;
  onConfirm: () => void;
  onClose: () => void;
  /** What goes with it, before the rest; null where there is nothing. */
  goes?: string | null;
  /** What else there is to know. */
  children: string;
};

/** Asks before something is deleted for good. */
export function DeleteDialog({
  form,
  onClose,
  goes = null,
  children,
  ...props
}: DeleteDialogProps) {
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
    >
      {goes === null ? children : `${goes} ${children}`}
    </AlertDialog>
  );
}
