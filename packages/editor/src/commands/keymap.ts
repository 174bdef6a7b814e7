import { baseKeymap, chainCommands, createParagraphNear } from 'prosemirror-commands';
import { undoInputRule } from 'prosemirror-inputrules';
import { keydownHandler, keymap } from 'prosemirror-keymap';
import { Plugin, type Command } from 'prosemirror-state';
import * as commands from './commands.ts';
import { backToTyped, endSceneSign } from './input-rules.ts';
import { latinKey } from './latin-key.ts';
import { shortcuts, textActionNames, type TextAction } from './shortcuts.ts';

/** What each action does. */
export const textActions: Readonly<Record<TextAction, Command>> = {
  ...commands.toggleMarks,
  paragraph: commands.turnIntoParagraph,
  heading: commands.turnIntoHeading,
  quote: commands.turnIntoQuote,
  sceneBreak: commands.insertSceneBreak,
  lineBreak: commands.insertLineBreak,
  undo: commands.undo,
  redo: commands.redo,
};

/** With nothing to give again, the key would be looked for without Shift, and take something back. */
const redoKey = chainCommands(commands.redo, () => true);

/** What Enter does. */
export const enter = chainCommands(endSceneSign, createParagraphNear, commands.splitParagraph);

const actionKeys: Record<string, Command> = {
  ...Object.fromEntries(textActionNames.map((action) => [shortcuts[action], textActions[action]])),
  [shortcuts.redo]: redoKey,
  // The text saves itself: the browser would save the page as a file.
  'Mod-s': () => true,
  'Mod-Alt-0': commands.turnIntoParagraph,
  'Mod-Alt-1': commands.turnIntoHeading,
  'Mod-y': redoKey,
};

const handleAction = keydownHandler(actionKeys);

/** ProseMirror does so by the code of old, which not every browser and keyboard has. */
const otherScripts = new Plugin({
  props: {
    handleKeyDown: (view, event) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!ctrlKey && !metaKey) return false;
      const key = latinKey(event);
      if (key === event.key.toLowerCase()) return false;
      const init = { key, ctrlKey, metaKey, altKey, shiftKey };
      return handleAction(view, new KeyboardEvent('keydown', init));
    },
  },
});

/** The keyboard: letters and their marks, lines and paragraphs, undo. */
export const keys = [
  otherScripts,
  keymap(actionKeys),
  keymap({
    Enter: enter,
    Backspace: chainCommands(backToTyped, undoInputRule, commands.plainAtStart),
  }),
  keymap(baseKeymap),
];
