import { closeHistory } from 'prosemirror-history';
import { InputRule, inputRules } from 'prosemirror-inputrules';
import type { NodeType } from 'prosemirror-model';
import { Plugin, PluginKey, type Command, type EditorState } from 'prosemirror-state';
import { putSceneBreak, undo } from './commands.ts';
import { schema } from './schema.ts';

const { heading, quote, paragraph } = schema.nodes;

function startsWith(sign: RegExp, type: NodeType): InputRule {
  return new InputRule(sign, (state, _match, start, end) => {
    if (state.doc.resolve(start).parent.type !== paragraph) return null;
    return state.tr.delete(start, end).setBlockType(start, start, type, (node) => node.attrs);
  });
}

/** A step of undo of its own: taken back, it leaves the stars. */
const breakForStars = (state: EditorState, start: number, end: number) =>
  closeHistory(putSceneBreak(state.tr.delete(start, end)).setMeta(breakKey, true));

// What a keyboard composes is in the document before anybody is told; what is typed is for `typedStars`.
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

/** Whether three stars have just become a scene break, and nothing was typed since. */
const breakKey = new PluginKey<boolean>('fresh scene break');

export const freshSceneBreak = new Plugin<boolean>({
  key: breakKey,
  state: {
    init: () => false,
    apply: (tr, isFresh) => {
      if (tr.getMeta(breakKey) === true) return true;
      const isOwn = tr.getMeta('appendedTransaction') === undefined;
      return isFresh && !(isOwn && (tr.docChanged || tr.selectionSet));
    },
  },
});

/** Whoever ends three stars with Enter has a new line already. */
export const endSceneSign: Command = (state, dispatch) => {
  if (breakKey.getState(state) !== true) return false;
  dispatch?.(state.tr.setSelection(state.selection));
  return true;
};

/** Backspace right after three stars gives them back, as it does other signs. */
export const backToStars: Command = (state, dispatch) =>
  breakKey.getState(state) === true && undo(state, dispatch);

/** What may be typed at the start of a paragraph: `# `, or as many as Markdown takes, a heading, `> ` a quote, `***` a scene break. */
export const signs = inputRules({
  rules: [startsWith(/^#{1,6}\s$/u, heading), startsWith(/^>\s$/u, quote), threeStars],
});
