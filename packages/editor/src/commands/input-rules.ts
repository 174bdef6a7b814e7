import { InputRule, inputRules } from 'prosemirror-inputrules';
import type { NodeType } from 'prosemirror-model';
import { Plugin, type Command, type EditorState } from 'prosemirror-state';
import { autoReplacementIn, markAutoReplacement } from '../history/auto-replacement.ts';
import { closeHistory } from '../history/history.ts';
import { schema } from '../schema/schema.ts';
import { putSceneBreak, undo } from './commands.ts';

const { heading, quote, paragraph } = schema.nodes;

function startsWith(sign: RegExp, type: NodeType): InputRule {
  return new InputRule(sign, (state, _match, start, end) => {
    if (state.doc.resolve(start).parent.type !== paragraph) return null;
    return state.tr.delete(start, end).setBlockType(start, start, type, (node) => node.attrs);
  });
}

/** A step of undo of its own: taken back, it leaves the stars. */
const breakForStars = (state: EditorState, start: number, end: number) =>
  markAutoReplacement(closeHistory(putSceneBreak(state.tr.delete(start, end))), 'sceneBreak');

// An IME's composition is in the document before any handler runs; typed text is for `typedStars`.
const threeStars = new InputRule(/^\*\*\*$/u, (state, _match, start, end) => {
  const { parent } = state.doc.resolve(end);
  if (parent.type !== paragraph || parent.content.size !== end - start) return null;
  return breakForStars(state, start, end);
});

/** The last star is written before the three become a scene break, so that undo finds all of them. */
export const typedStars = new Plugin({
  props: {
    handleTextInput: (view, from, to, text) => {
      const { parent, parentOffset } = view.state.doc.resolve(from);
      const before = parent.textBetween(0, parentOffset);
      const isWhole = to - from === parent.content.size - parentOffset;
      if (view.composing || parent.type !== paragraph || !isWhole) return false;
      if (before + text !== '***') return false;
      view.dispatch(view.state.tr.insertText(text, from, to));
      const end = from + text.length;
      view.dispatch(breakForStars(view.state, end - 3, end));
      return true;
    },
  },
});

/** Three stars ended with Enter have a new line already. */
export const endSceneSign: Command = (state, dispatch) => {
  if (autoReplacementIn(state) !== 'sceneBreak') return false;
  dispatch?.(state.tr.setSelection(state.selection));
  return true;
};

/** Backspace right after three stars, or a sign that was set, gives them back, as it does other signs. */
export const backToTyped: Command = (state, dispatch) =>
  autoReplacementIn(state) !== null && undo(state, dispatch);

/** What may be typed at the start of a paragraph: `# `, or as many as Markdown takes, a heading, `> ` a quote, `***` a scene break. */
export const signs = inputRules({
  rules: [startsWith(/^#{1,6}\s$/u, heading), startsWith(/^>\s$/u, quote), threeStars],
});
