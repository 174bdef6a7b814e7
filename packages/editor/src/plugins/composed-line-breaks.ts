import { Plugin, PluginKey, TextSelection, type EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Where a composition begins, and its text once that has a line end within. */
type Composed = { from: number; text: string };

const composed = new PluginKey<Composed | null>('composed lines');

const setComposed = (view: EditorView, value: Composed | null) => {
  if (composed.getState(view.state) !== value) {
    view.dispatch(view.state.tr.setMeta(composed, { value }));
  }
};

/** Where the composed text ends, if it stands in the document as it was composed. */
function endIn({ doc }: EditorState, { from, text }: Composed): number | null {
  // A line end is the end of a paragraph and the start of another.
  const end = from + text.length + (text.split('\n').length - 1);
  if (text === '' || end > doc.content.size) return null;
  return doc.textBetween(from, end, '\n', '\n') === text ? end : null;
}

/** The composed text replaced by another, whose line ends part paragraphs as the browser has them do. */
function rewritten(state: EditorState, from: number, end: number, text: string) {
  const tr = state.tr.delete(from, end);
  tr.setSelection(TextSelection.create(tr.doc, from));
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) tr.split(tr.selection.from);
    if (line !== '') tr.insertText(line);
  }
  return tr;
}

/** With its end: what is composed on begins with it, and hardly anything else does. */
const firstLine = (text: string) => text.slice(0, text.indexOf('\n') + 1);

function beforeInput(view: EditorView, event: InputEvent): boolean {
  const { inputType, data } = event;
  const before = composed.getState(view.state);
  if (!before || data === null) return false;
  const end = endIn(view.state, before);
  const isAgain = end !== null && data.startsWith(firstLine(before.text));
  const hasLineEnd = data.includes('\n');
  if (inputType === 'insertCompositionText') {
    const { state } = view;
    const tr = isAgain ? rewritten(state, before.from, end, '') : state.tr;
    const from = isAgain || end === null ? before.from : state.selection.from;
    const value = { from, text: hasLineEnd ? data : '' };
    if (end !== null || hasLineEnd) view.dispatch(tr.setMeta(composed, { value }));
    return false;
  }
  if (inputType !== 'insertText' || !isAgain) return false;
  event.preventDefault();
  const isThere = data === before.text;
  const tr = isThere ? view.state.tr : rewritten(view.state, before.from, end, data);
  view.dispatch(tr.setMeta(composed, { value: null }));
  // The browser has lost the composition, and ends none.
  view.dom.dispatchEvent(new CompositionEvent('compositionend', { data }));
  return true;
}

const forget = (view: EditorView): false => {
  setComposed(view, null);
  return false;
};

/**
 * With a line end, as dictation composes it, a composition lies in two paragraphs, and the browser
 * loses it: what comes next would be written besides, where it should replace. So what was composed
 * goes first, and is not written again when it is only committed.
 */
export const composedLineBreaks = new Plugin<Composed | null>({
  key: composed,
  state: {
    init: () => null,
    apply: (tr, before) => {
      const change: { value: Composed | null } | undefined = tr.getMeta(composed);
      if (change) return change.value;
      if (!before || !tr.docChanged) return before;
      return { ...before, from: tr.mapping.map(before.from, -1) };
    },
  },
  // The caret is one off where ProseMirror reads two paragraphs out of one.
  appendTransaction: (transactions, _before, state) => {
    const now = composed.getState(state);
    const end = now ? endIn(state, now) : null;
    if (end === null || !transactions.some(({ docChanged }) => docChanged)) return null;
    return state.tr.setSelection(TextSelection.create(state.doc, end));
  },
  props: {
    handleDOMEvents: {
      // A composition that the browser lost starts again with the text that follows.
      compositionstart: (view) => {
        const before = composed.getState(view.state);
        if (before && endIn(view.state, before) === view.state.selection.head) return false;
        setComposed(view, { from: view.state.selection.from, text: '' });
        return false;
      },
      beforeinput: beforeInput,
      keydown: (view, event) => (event.isComposing || event.keyCode === 229 ? false : forget(view)),
      mousedown: forget,
      blur: forget,
    },
  },
});
