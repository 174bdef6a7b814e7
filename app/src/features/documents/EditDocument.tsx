import { queryKeys } from '@ecritoire/api-client';
import type { Document, UpdateDocumentRequest } from '@ecritoire/contracts';
import { updateDocumentBody, validateBody } from '@ecritoire/contracts/validators';
import { useState } from 'react';
import { EditDocumentDialog } from './EditDocumentDialog.tsx';
import { madeFrom } from '../../shared/forms/made-from.ts';
import { useServices } from '../../shared/services/services.ts';
import { useFormAction } from '../../shared/forms/use-form-action.ts';

export type Described = Pick<Document, 'id' | 'title' | 'language' | 'version'>;

export type EditDocumentProps = {
  document: Described & Pick<Document, 'journalEntry'>;
  /** Receives the server's version: the accepted change, or another device's. */
  onRead: (document: Described) => void;
  onClose: () => void;
};

/** Asks for another title or language of a document. */
export function EditDocument({ document, onRead, onClose }: EditDocumentProps) {
  const { api } = useServices();
  const { id } = document;
  // The version that was current when the dialog opened: later reads behind it do not count.
  const [version, setVersion] = useState(document.version);
  const edit = useFormAction({
    check: (body: UpdateDocumentRequest) => validateBody(updateDocumentBody, body),
    submit: (body) =>
      madeFrom(api.updateDocument(id, body, { version }), {
        messageKey: 'documents.changedRemotely',
        refresh: async () => {
          const { data } = await api.getDocument(id);
          if (!data) return;
          setVersion(data.version);
          onRead(data);
        },
      }),
    touches: [queryKeys.documents, queryKeys.sessions],
    successKey: 'documents.updated',
    onSuccess: (edited) => {
      onRead(edited);
      onClose();
    },
  });
  return (
    <EditDocumentDialog
      document={document}
      isEntry={document.journalEntry !== null}
      status={edit.status}
      onSubmit={edit.submit}
      onClose={onClose}
    />
  );
}
