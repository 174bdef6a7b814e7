import type { Document } from '@ecritoire/contracts';
import type { OpenedDocument } from '@ecritoire/document-sync';
import { usePart } from '@ecritoire/ui';
import { useEffect, useState, type ReactNode } from 'react';
import type { Described } from './EditDocument.tsx';

const loadDialog = () => import('./EditDocument.tsx');

const newerOf =
  (read: Described) =>
  (known: Document): Document =>
    read.version < known.version ? known : { ...known, ...read };

/**
 * An open document as it is called by now, in which language and project, and the dialog that
 * changes what it is called: this is no text of the document, and has versions of its own.
 */
export function useEditedDocument({ document: opened, follow }: OpenedDocument): {
  document: Document;
  onEdit: () => void;
  dialog: ReactNode;
} {
  const [now, setNow] = useState(opened);
  useEffect(() => follow((read) => setNow(newerOf(read))), [follow]);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = usePart(loadDialog, isOpen, close);
  const { title, language, version, projectId, projectName } = now;
  const document = { ...opened, title, language, version, projectId, projectName };
  return {
    document,
    onEdit: () => setOpen(true),
    dialog:
      isOpen && part !== null ? (
        <part.EditDocument
          document={document}
          onRead={(read) => setNow(newerOf(read))}
          onClose={close}
        />
      ) : null,
  };
}
