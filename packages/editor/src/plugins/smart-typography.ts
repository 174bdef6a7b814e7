import { mayBeSet, typeset, type Language } from '@ecritoire/prose';
import { Plugin, type EditorState, type Selection, type Transaction } from 'prosemirror-state';
import { markAutoReplacement } from '../history/auto-replacement.ts';
import { closeHistory } from '../history/history.ts';

const textBefore = ({ empty, $head }: Selection): string =>
  empty && $head.parent.isTextblock ? $head.parent.textBetween(0, $head.parentOffset) : '';

/** Sets what was typed last. A step of undo of its own: taken back, it leaves what was typed. */
function setLast(state: EditorState, language: Language): Transaction | null {
  const written = textBefore(state.selection);
  const set = typeset(written, language);
  if (set === null) return null;
  const start = state.selection.head - written.length;
  const [from, to] = [start + set.from, start + set.to];
  const marks = state.doc.resolve(to).nodeBefore?.marks ?? [];
  const tr = state.tr.replaceWith(from, to, state.schema.text(set.text, marks));
  return markAutoReplacement(closeHistory(tr), 'typeset');
}

/**
 * A sign is in the text as it was typed before it is set, so that undo finds it. What is composed,
 * pasted or dropped is left alone.
 */
const typesetting = (language: Language): readonly Plugin[] => [
  new Plugin({
    props: {
      // oxlint-disable-next-line max-params -- ProseMirror calls it.
      handleTextInput: (view, from, _to, text, typed) => {
        if (!mayBeSet(text, language) || view.composing) return false;
        const tr = typed();
        if (tr.selection.head !== from + text.length) return false;
        if (typeset(textBefore(tr.selection), language) === null) return false;
        view.dispatch(tr);
        const set = setLast(view.state, language);
        if (set) view.dispatch(set);
        return true;
      },
    },
  }),
];

const inLanguage = { fr: typesetting('fr'), en: typesetting('en') };
const none: readonly Plugin[] = [];

/** What the view has besides the plugins of its state: nothing while one’s signs stay as typed. */
export const smartTypography = (isOn: boolean, language: Language): readonly Plugin[] =>
  isOn ? inLanguage[language] : none;
