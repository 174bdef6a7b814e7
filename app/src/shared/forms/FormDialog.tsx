import { useI18n } from '@ecritoire/i18n/react';
import { Button, Dialog, Form } from '@ecritoire/ui';
import { useState, type ReactNode } from 'react';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import type { FormStatus } from './form-status.ts';
import { useUnloadWarning } from './use-unload-warning.ts';

export type FormDialogProps = {
  title: string;
  /** Null where there is nothing to submit. */
  submitLabel: string | null;
  size?: 'medium' | 'large';
  status: FormStatus;
  onSubmit: () => void;
  onClose: () => void;
  /** Whether something was typed or chosen: it is asked about before it goes. */
  hasChanges: boolean;
  /** What it makes; it changes what is there when absent. */
  makes?: 'project' | 'document' | undefined;
  /** The fields. */
  children: ReactNode;
};

/**
 * A form that stands before the page, until it is sent or put away. What is on its way is not put
 * away: were it refused, what was typed would be gone.
 */
export function FormDialog(props: FormDialogProps) {
  const { common } = useI18n().LL;
  const { status, size = 'medium', hasChanges } = props;
  const [isAsking, setAsking] = useState(false);
  // Back from the first page of a visit, and the tab that is closed, ask in the browser's own words.
  useUnloadWarning(hasChanges);
  const close = () => {
    if (status.isSubmitting) return;
    if (hasChanges) setAsking(true);
    else props.onClose();
  };
  return (
    <>
      <Dialog isOpen onClose={close} title={props.title} closeLabel={common.close()} size={size}>
        <Form
          onSubmit={props.onSubmit}
          errors={status.fieldErrors}
          errorMessage={status.message}
          actions={
            <>
              <Button onPress={close} isDisabled={status.isSubmitting}>
                {common.cancel()}
              </Button>
              {props.submitLabel === null ? null : (
                <Button
                  type="submit"
                  tone="primary"
                  isPending={status.isSubmitting}
                  pendingLabel={common.loading()}
                >
                  {props.submitLabel}
                </Button>
              )}
            </>
          }
        >
          {props.children}
        </Form>
      </Dialog>
      <DiscardQuestion
        isOpen={isAsking}
        makes={props.makes}
        onDiscard={props.onClose}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}
