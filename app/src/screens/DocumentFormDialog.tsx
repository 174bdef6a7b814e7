import { useI18n } from '@ecritoire/i18n/react';
import { Button, Dialog, Form, TextField } from '@ecritoire/ui';
import { useState } from 'react';
import type { FormStatus } from './form-status.ts';

export type DocumentFormDialogProps = {
  status: FormStatus;
  onSubmit: (title: string) => void;
  onClose: () => void;
};

/** Names a new document. */
export function DocumentFormDialog({ status, onSubmit, onClose }: DocumentFormDialogProps) {
  const { common, project } = useI18n().LL;
  const [title, setTitle] = useState('');
  return (
    <Dialog isOpen onClose={onClose} title={project.newDocument()} closeLabel={common.close()}>
      <Form
        onSubmit={() => onSubmit(title)}
        errors={status.fieldErrors}
        errorMessage={status.message}
        actions={
          <>
            <Button onPress={onClose}>{common.cancel()}</Button>
            <Button
              type="submit"
              tone="primary"
              isPending={status.isSubmitting}
              pendingLabel={common.loading()}
            >
              {common.create()}
            </Button>
          </>
        }
      >
        <TextField
          name="title"
          label={project.documentTitle()}
          placeholder={project.documentTitlePlaceholder()}
          value={title}
          onChange={setTitle}
          maxLength={200}
          autoFocus
        />
      </Form>
    </Dialog>
  );
}
