import { baseKeymap, chainCommands, createParagraphNear } from 'prosemirror-commands';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import * as commands from './commands.ts';

/** The keyboard: letters and their marks, lines and paragraphs, undo. */
export const keys = [
  keymap({
    Enter: chainCommands(createParagraphNear, commands.splitParagraph),
    'Shift-Enter': commands.insertLineBreak,
    'Mod-Enter': commands.insertSceneBreak,
    'Mod-b': commands.toggleStrong,
    'Mod-i': commands.toggleEmphasis,
    'Mod-u': commands.toggleUnderline,
    'Mod-Shift-x': commands.toggleStrike,
    'Mod-Alt-0': commands.turnIntoParagraph,
    'Mod-Alt-1': commands.turnIntoHeading,
    'Mod-Shift-9': commands.turnIntoQuote,
    'Mod-z': commands.undo,
    'Mod-Shift-z': commands.redo,
    'Mod-y': commands.redo,
    Backspace: chainCommands(undoInputRule, commands.plainAtStart),
  }),
  keymap(baseKeymap),
];
