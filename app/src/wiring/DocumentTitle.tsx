import type { Document } from '@ecritoire/contracts';
import { updateDocumentBody, validateBody } from '@ecritoire/contracts/validators';
import { useI18n } from '@ecritoire/i18n/react';
import { useState, type ReactNode } from 'react';
import { DocumentFormDialog } from '../screens/DocumentFormDialog.tsx';
import { madeFrom } from './made-from.ts';
import { useStudio } from './studio.ts';
import { useFormAction } from './use-form-action.ts';

type Titled = Pick<Document, 'id' | 'title' | 'version'>;

/**
 * The title of an open document, and its dialog: a title is no text of the document, and has versions
 * of its own.
 */
export function useDocumentTitle(opened: Titled): {
  title: string;
  onRename: () => void;
  dialog: ReactNode;
} {
  const { api } = useStudio();
  const { common, project: texts } = useI18n().LL;
  const [{ title, version }, setNow] = useState<Omit<Titled, 'id'>>(opened);
  const [isOpen, setIsOpen] = useState(false);
  const rename = useFormAction({
    check: (next: string) => validateBody(updateDocumentBody, { title: next }),
    submit: (next) =>
      madeFrom(api.updateDocument(opened.id, { title: next }, { version }), {
        messageKey: 'documents.changedElsewhere',
        refresh: async () => {
          const { data } = await api.getDocument(opened.id);
          if (data) setNow(data);
        },
      }),
    successKey: 'documents.updated',
    onSuccess: (renamed) => {
      setNow(renamed);
      setIsOpen(false);
    },
  });
  return {
    title,
    onRename: () => {
      rename.reset();
      setIsOpen(true);
    },
    dialog: isOpen ? (
      <DocumentFormDialog
        initial={title}
        heading={texts.renameTitle({ title })}
        submitLabel={common.save()}
        status={rename.status}
        onSubmit={rename.submit}
        onClose={() => setIsOpen(false)}
      />
    ) : null,
  };
}
