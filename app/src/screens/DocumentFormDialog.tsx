import { useI18n } from '@ecritoire/i18n/react';
import { useState } from 'react';
import { DocumentTitleField } from './DocumentTitleField.tsx';
import { FormDialog } from './FormDialog.tsx';
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
    <FormDialog
      title={project.newDocument()}
      submitLabel={common.create()}
      status={status}
      onSubmit={() => onSubmit(title)}
      onClose={onClose}
      hasChanges={title !== ''}
    >
      <DocumentTitleField value={title} onChange={setTitle} />
    </FormDialog>
  );
}
