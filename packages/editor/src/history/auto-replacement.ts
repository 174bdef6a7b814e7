import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state';

/** What signs that were just typed have become. */
type AutoReplacement = 'sceneBreak' | 'typeset';

const key = new PluginKey<AutoReplacement | null>('auto replacement');

/** Says of a change that it puts something in the place of signs that were just typed. */
export const markAutoReplacement = (tr: Transaction, sign: AutoReplacement): Transaction =>
  tr.setMeta(key, sign);

export const isAutoReplacement = (tr: Transaction, sign: AutoReplacement): boolean =>
  tr.getMeta(key) === sign;

/** What signs have just become, while nothing was typed since. */
export const autoReplacementIn = (state: EditorState): AutoReplacement | null =>
  key.getState(state) ?? null;

export const autoReplacement = new Plugin<AutoReplacement | null>({
  key,
  state: {
    init: () => null,
    apply: (tr, before) => {
      const sign: AutoReplacement | undefined = tr.getMeta(key);
      if (sign !== undefined) return sign;
      const isOwn = tr.getMeta('appendedTransaction') === undefined;
      return isOwn && (tr.docChanged || tr.selectionSet) ? null : before;
    },
  },
});
