export { DeskStatus, DeskText } from './Desk.tsx';
export type { DeskProps } from './Desk.tsx';
export { GoneWords } from './GoneWords.tsx';
export { beginWriting } from './begin-writing.ts';
export { useBeginText } from './use-begin-text.ts';
export { OpenText, useDesk } from './use-desk.tsx';
export { useEditorLabels } from './use-editor-labels.ts';
export { useFindLabels } from './use-find-labels.ts';
