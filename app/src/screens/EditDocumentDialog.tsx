import type { Document } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { RadioGroup } from '@ecritoire/ui';
import { useState } from 'react';
import { DocumentTitleField } from './DocumentTitleField.tsx';
import { FormDialog } from './FormDialog.tsx';
import type { FormStatus } from './form-status.ts';

type Edited = Pick<Document, 'title' | 'language'>;

export type EditDocumentDialogProps = {
  document: Edited;
  status: FormStatus;
  onSubmit: (edited: Edited) => void;
  onClose: () => void;
};

/** Gives a document another title, or says that its text is in another language. */
export function EditDocumentDialog(props: EditDocumentDialogProps) {
  const { document, status, onSubmit, onClose } = props;
  const { common, locale, project: texts } = useI18n().LL;
  const [first] = useState(document);
  const [title, setTitle] = useState(first.title);
  const [language, setLanguage] = useState(first.language);
  return (
    <FormDialog
      title={texts.editTitle({ title: document.title })}
      submitLabel={common.save()}
      status={status}
      onSubmit={() => onSubmit({ title, language })}
      onClose={onClose}
      hasChanges={title !== first.title || language !== first.language}
    >
      <DocumentTitleField value={title} onChange={setTitle} />
      <RadioGroup
        name="language"
        label={texts.documentLanguage()}
        description={texts.documentLanguageHint()}
        look="chips"
        options={[
          { value: 'fr', label: locale.fr() },
          { value: 'en', label: locale.en() },
        ]}
        value={language}
        onChange={setLanguage}
      />
    </FormDialog>
  );
}
