import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state';

/** What signs that were just typed have become. */
type FreshSign = 'sceneBreak' | 'typeset';

const key = new PluginKey<FreshSign | null>('fresh sign');

/** Says of a change that it puts something in the place of signs that were just typed. */
export const markFresh = (tr: Transaction, sign: FreshSign): Transaction => tr.setMeta(key, sign);

export const isMarkedFresh = (tr: Transaction, sign: FreshSign): boolean =>
  tr.getMeta(key) === sign;

/** What signs have just become, while nothing was typed since. */
export const freshSignIn = (state: EditorState): FreshSign | null => key.getState(state) ?? null;

export const freshSign = new Plugin<FreshSign | null>({
  key,
  state: {
    init: () => null,
    apply: (tr, before) => {
      const sign: FreshSign | undefined = tr.getMeta(key);
      if (sign !== undefined) return sign;
      const isOwn = tr.getMeta('appendedTransaction') === undefined;
      return isOwn && (tr.docChanged || tr.selectionSet) ? null : before;
    },
  },
});
