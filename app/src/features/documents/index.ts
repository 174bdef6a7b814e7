export { EditDocumentDialog } from './EditDocumentDialog.tsx';
export {
  NewDocumentDialog,
  type NewDocument,
  type NewDocumentDialogProps,
} from './NewDocumentDialog.tsx';
export { FoundDocument } from './FoundDocument.tsx';
export { useEditedDocument } from './edited-document.tsx';
export { makeDocument } from './make-document.ts';
export { saveFile } from './save-file.ts';
export { useDocumentOrder } from './use-document-order.ts';
export { useManuscript } from './use-manuscript.ts';
