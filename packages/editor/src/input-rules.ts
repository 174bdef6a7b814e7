import { InputRule, inputRules } from 'prosemirror-inputrules';
import type { NodeType } from 'prosemirror-model';
import { Plugin, PluginKey, type Command } from 'prosemirror-state';
import { putSceneBreak } from './commands.ts';
import { schema } from './schema.ts';

const { heading, quote, paragraph } = schema.nodes;

function startsWith(sign: RegExp, type: NodeType): InputRule {
  return new InputRule(sign, (state, _match, start, end) => {
    if (state.doc.resolve(start).parent.type !== paragraph) return null;
    return state.tr.delete(start, end).setBlockType(start, start, type, (node) => node.attrs);
  });
}

const threeStars = new InputRule(/^\*\*\*$/u, (state, _match, start, end) => {
  const { parent } = state.doc.resolve(end);
  // The third star is not in the document yet.
  if (parent.type !== paragraph || parent.content.size !== end - start) return null;
  return putSceneBreak(state.tr.delete(start, end)).setMeta(breakKey, true);
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

/** What may be typed at the start of a paragraph: `# `, or as many as Markdown takes, a heading, `> ` a quote, `***` a scene break. */
export const signs = inputRules({
  rules: [startsWith(/^#{1,6}\s$/u, heading), startsWith(/^>\s$/u, quote), threeStars],
});
