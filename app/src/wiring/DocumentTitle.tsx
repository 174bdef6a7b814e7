import { usePart } from '@ecritoire/ui';
import { useState, type ReactNode } from 'react';
import type { Titled } from './RenameDocument.tsx';

const loadDialog = () => import('./RenameDocument.tsx');

/**
 * The title of an open document, and its dialog: a title is no text of the document, and has versions
 * of its own.
 */
export function useDocumentTitle(opened: Titled): {
  title: string;
  onRename: () => void;
  dialog: ReactNode;
} {
  const [now, setNow] = useState(opened);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = usePart(loadDialog, isOpen, close);
  return {
    title: now.title,
    onRename: () => setOpen(true),
    dialog:
      isOpen && part !== null ? (
        <part.RenameDocument document={now} onRead={setNow} onClose={close} />
      ) : null,
  };
}
