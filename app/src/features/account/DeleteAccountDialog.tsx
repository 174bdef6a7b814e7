import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { Banner, Button, Dialog, Form, Text, TextField } from '@ecritoire/ui';
import { useState } from 'react';
import type { FormStatus } from '../../shared/forms/form-status.ts';

export type DeleteAccountDialogProps = {
  /** What has to be typed, in upper or lower case. */
  email: string;
  /** What was typed before the sign-in was confirmed. */
  typedBefore?: string | undefined;
  status: FormStatus;
  /** Leaves for the sign-in, where the deletion asks for a fresh one; undefined where it does not. */
  onConfirmSignIn?: ((email: string) => void) | undefined;
  onDelete: (email: string) => void;
  onClose: () => void;
};

/** Says all that goes with the account, and asks for its address before it goes. */
export function DeleteAccountDialog({
  email,
  typedBefore = '',
  status,
  onConfirmSignIn,
  onDelete,
  onClose,
}: DeleteAccountDialogProps) {
  const { common } = useI18n().LL;
  const texts = useTexts(settingsTexts);
  const [typed, setTyped] = useState(typedBefore);
  // What is on its way cannot be taken back: closed, it would look cancelled.
  const close = () => {
    if (!status.isSubmitting) onClose();
  };
  return (
    <Dialog isOpen onClose={close} title={texts.deletionTitle()} closeLabel={common.close()}>
      <Form
        onSubmit={() => (onConfirmSignIn ?? onDelete)(typed.trim())}
        errors={status.fieldErrors}
        errorMessage={onConfirmSignIn ? undefined : status.message}
        actions={
          <>
            <Button onPress={close} isDisabled={status.isSubmitting}>
              {common.cancel()}
            </Button>
            <Button
              type="submit"
              tone={onConfirmSignIn ? 'primary' : 'error'}
              isPending={status.isSubmitting}
              pendingLabel={common.loading()}
            >
              {onConfirmSignIn ? texts.confirmSignIn() : texts.deleteForGood()}
            </Button>
          </>
        }
      >
        <Text>{texts.deletionGoes()}</Text>
        <Text as="div" tone="muted">
          <ul>
            <li>{texts.goesTexts()}</li>
            <li>{texts.goesSessions()}</li>
            <li>{texts.goesReaders()}</li>
            <li>{texts.goesMessages()}</li>
          </ul>
        </Text>
        <TextField
          name="email"
          label={texts.typeEmail({ email })}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck="false"
          autoFocus
        />
        {onConfirmSignIn && status.message ? (
          <Banner tone="info" role="alert">
            {status.message}
          </Banner>
        ) : null}
      </Form>
    </Dialog>
  );
}
