import { queryKeys } from '@ecritoire/api-client';
import type { Document } from '@ecritoire/contracts';
import { updateDocumentBody, validateBody } from '@ecritoire/contracts/validators';
import { useI18n } from '@ecritoire/i18n/react';
import { DocumentFormDialog } from '../screens/DocumentFormDialog.tsx';
import { madeFrom } from './made-from.ts';
import { useStudio } from './studio.ts';
import { useFormAction } from './use-form-action.ts';

export type Titled = Pick<Document, 'id' | 'title' | 'version'>;

export type RenameDocumentProps = {
  document: Titled;
  /** Told what the server has now: the new title, or one that was given elsewhere meanwhile. */
  onRead: (document: Titled) => void;
  onClose: () => void;
};

/** Asks for another title of a document. */
export function RenameDocument({ document, onRead, onClose }: RenameDocumentProps) {
  const { api } = useStudio();
  const { common, project: texts } = useI18n().LL;
  const { id, title, version } = document;
  const rename = useFormAction({
    check: (next: string) => validateBody(updateDocumentBody, { title: next }),
    submit: (next) =>
      madeFrom(api.updateDocument(id, { title: next }, { version }), {
        messageKey: 'documents.changedElsewhere',
        refresh: async () => {
          const { data } = await api.getDocument(id);
          if (data) onRead(data);
        },
      }),
    touches: [queryKeys.documents, queryKeys.sessions],
    successKey: 'documents.updated',
    onSuccess: (renamed) => {
      onRead(renamed);
      onClose();
    },
  });
  return (
    <DocumentFormDialog
      initial={title}
      heading={texts.renameTitle({ title })}
      submitLabel={common.save()}
      status={rename.status}
      onSubmit={rename.submit}
      onClose={onClose}
    />
  );
}
