import { useI18n } from '@ecritoire/i18n/react';
import { Button, Dialog, Form } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import type { FormStatus } from './form-status.ts';

export type FormDialogProps = {
  title: string;
  submitLabel: string;
  size?: 'medium' | 'large';
  status: FormStatus;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form that stands before the page, until it is sent or put away. */
export function FormDialog(props: FormDialogProps) {
  const { common } = useI18n().LL;
  const { status, size = 'medium' } = props;
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={props.title}
      closeLabel={common.close()}
      size={size}
    >
      <Form
        onSubmit={props.onSubmit}
        errors={status.fieldErrors}
        errorMessage={status.message}
        actions={
          <>
            <Button onPress={props.onClose}>{common.cancel()}</Button>
            <Button
              type="submit"
              tone="primary"
              isPending={status.isSubmitting}
              pendingLabel={common.loading()}
            >
              {props.submitLabel}
            </Button>
          </>
        }
      >
        {props.children}
      </Form>
    </Dialog>
  );
}
