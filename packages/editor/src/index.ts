export type { ParagraphsChange } from './sync/changed-paragraphs.ts';
export type { Caret, EditorLabels } from './editor-view.ts';
export type { ToolbarLabels } from './toolbar/EditorToolbar.tsx';
export type { FindBarPart } from './find/LazyFindBar.tsx';
export {
  ParagraphEditor,
  type ParagraphEditorHandle,
  type ParagraphEditorProps,
  type UndoHistoryStore,
} from './ParagraphEditor.tsx';
