import type { Document } from '@ecritoire/contracts';
import { usePart } from '@ecritoire/ui';
import { useState, type ReactNode } from 'react';
import type { Described } from './EditDocument.tsx';

const loadDialog = () => import('./EditDocument.tsx');

/**
 * An open document as it is called by now and in which language, and the dialog that changes these:
 * they are no text of the document, and have versions of their own.
 */
export function useEditedDocument(opened: Document): {
  document: Document;
  onEdit: () => void;
  dialog: ReactNode;
} {
  const [{ title, language, version }, setNow] = useState<Described>(opened);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = usePart(loadDialog, isOpen, close);
  const document = { ...opened, title, language, version };
  return {
    document,
    onEdit: () => setOpen(true),
    dialog:
      isOpen && part !== null ? (
        <part.EditDocument document={document} onRead={setNow} onClose={close} />
      ) : null,
  };
}
