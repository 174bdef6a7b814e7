export type { ParagraphsChange } from './changes.ts';
export {
  insertLineBreak,
  insertSceneBreak,
  redo,
  toggleEmphasis,
  toggleStrike,
  toggleStrong,
  toggleUnderline,
  turnIntoHeading,
  turnIntoParagraph,
  turnIntoQuote,
  undo,
} from './commands.ts';
export type { Caret, EditorLabels } from './editor-view.ts';
export type { ToolbarLabels } from './EditorToolbar.tsx';
export type { FindBarPart } from './FindPart.tsx';
export {
  ParagraphEditor,
  type ParagraphEditorHandle,
  type ParagraphEditorProps,
} from './ParagraphEditor.tsx';
