import type { Mark } from '@ecritoire/prose';
import { mapMarks, markNames, marks } from '../marks/index.ts';

const actionNames = [
  'paragraph',
  'heading',
  'quote',
  'sceneBreak',
  'lineBreak',
  'undo',
  'redo',
] as const;

export type TextAction = Mark | (typeof actionNames)[number];

/** What can be done to the text from a toolbar or by keys of its own, in the order of a list. */
export const textActionNames: readonly TextAction[] = [...markNames, ...actionNames];

/**
 * The keys of each action, as a list of shortcuts names them: `Mod` is ⌘ on a Mac, otherwise Ctrl.
 * Digits need Shift: on a French keyboard Ctrl+Alt is AltGr and types other signs.
 */
export const shortcuts: Readonly<Record<TextAction, string>> = {
  ...mapMarks((name) => marks[name].key),
  paragraph: 'Mod-Shift-7',
  heading: 'Mod-Shift-8',
  quote: 'Mod-Shift-9',
  sceneBreak: 'Mod-Enter',
  lineBreak: 'Shift-Enter',
  undo: 'Mod-z',
  redo: 'Mod-Shift-z',
};

/**
 * Opens find and replace. A key of its own: the letters that other programs use are the browsers’
 * (decision 0028).
 */
export const findKey = 'F2';
