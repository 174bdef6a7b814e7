export type { ParagraphsChange } from './changes.ts';
export type { Caret, EditorLabels } from './editor-view.ts';
export type { ToolbarLabels } from './EditorToolbar.tsx';
export type { FindBarPart } from './FindPart.tsx';
export {
  ParagraphEditor,
  type ParagraphEditorHandle,
  type ParagraphEditorProps,
} from './ParagraphEditor.tsx';
