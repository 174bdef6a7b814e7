import * as limits from '@ecritoire/contracts/limits';
import { useI18n } from '@ecritoire/i18n/react';
import { TextField } from '@ecritoire/ui';
import { useState } from 'react';
import { FormDialog } from './FormDialog.tsx';
import type { FormStatus } from './form-status.ts';
import { useTooLong } from './use-too-long.ts';

export type DocumentFormDialogProps = {
  /** The title to change; a new document's when absent. */
  initial?: string;
  heading?: string;
  submitLabel?: string;
  status: FormStatus;
  onSubmit: (title: string) => void;
  onClose: () => void;
};

/** Names a document. */
export function DocumentFormDialog({
  initial = '',
  heading,
  submitLabel,
  status,
  onSubmit,
  onClose,
}: DocumentFormDialogProps) {
  const { common, project } = useI18n().LL;
  const tooLong = useTooLong();
  const [first] = useState(initial);
  const [title, setTitle] = useState(first);
  return (
    <FormDialog
      title={heading ?? project.newDocument()}
      submitLabel={submitLabel ?? common.create()}
      status={status}
      onSubmit={() => onSubmit(title)}
      onClose={onClose}
      hasChanges={title !== first}
    >
      <TextField
        name="title"
        label={project.documentTitle()}
        placeholder={project.documentTitlePlaceholder()}
        value={title}
        onChange={setTitle}
        maxLength={limits.createDocument.title}
        tooLong={tooLong}
        autoFocus
      />
    </FormDialog>
  );
}
