import type { Document, UpdateDocumentRequest } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { RadioGroup } from '@ecritoire/ui';
import { useState } from 'react';
import { DocumentTitleField } from './DocumentTitleField.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import type { FormStatus } from '../../shared/forms/form-status.ts';

export type EditDocumentDialogProps = {
  document: Pick<Document, 'title' | 'language'>;
  /** It is called by its day: only its language can be another. */
  isEntry?: boolean;
  status: FormStatus;
  onSubmit: (edited: UpdateDocumentRequest) => void;
  onClose: () => void;
};

/** Gives a document another title, or says that its text is in another language. */
export function EditDocumentDialog(props: EditDocumentDialogProps) {
  const { document, isEntry = false, status, onSubmit, onClose } = props;
  const { common, journal, locale, project: texts } = useI18n().LL;
  const [first] = useState(document);
  const [title, setTitle] = useState(first.title);
  const [language, setLanguage] = useState(first.language);
  return (
    <FormDialog
      title={isEntry ? journal.language() : texts.editTitle({ title: document.title })}
      submitLabel={common.save()}
      status={status}
      onSubmit={() => onSubmit(isEntry ? { language } : { title, language })}
      onClose={onClose}
      hasChanges={title !== first.title || language !== first.language}
    >
      {isEntry ? null : <DocumentTitleField value={title} onChange={setTitle} />}
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
