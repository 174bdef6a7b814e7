import { Plugin, TextSelection, type EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

const dependsOnCaret = new Set(['Enter', 'Backspace', 'Delete']);

/** Whether ProseMirror would put a typed letter in the place of what it believes to be selected. */
function replacesSelection({ selection }: EditorState): boolean {
  return !(selection instanceof TextSelection) || !selection.$from.sameParent(selection.$to);
}

function readCaret(view: EditorView): void {
  const { selection } = view.state;
  const dom = view.dom.ownerDocument.getSelection();
  const { focusNode, focusOffset, isCollapsed } = dom ?? {};
  if (!isCollapsed || !focusNode) return;
  if (!view.dom.contains(focusNode) || focusOffset === undefined) return;
  const at = view.posAtDOM(focusNode, focusOffset);
  if (selection.empty && selection.head === at) return;
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at))));
}

/** Takes over what the page shows as selected in the text, which ProseMirror may not know of yet. */
export function readSelection(view: EditorView): void {
  const { state, dom } = view;
  const shown = dom.ownerDocument.getSelection();
  const { anchorNode, focusNode } = shown ?? {};
  if (!shown || !anchorNode || !focusNode || view.composing) return;
  if (!(state.selection instanceof TextSelection)) {
    readCaret(view);
    return;
  }
  if (!dom.contains(anchorNode) || !dom.contains(focusNode)) return;
  const [$anchor, $head] = [
    state.doc.resolve(view.posAtDOM(anchorNode, shown.anchorOffset)),
    state.doc.resolve(view.posAtDOM(focusNode, shown.focusOffset)),
  ];
  const selection = TextSelection.between($anchor, $head);
  if (!selection.eq(state.selection)) view.dispatch(state.tr.setSelection(selection));
}

function readForClipboard(view: EditorView): boolean {
  readSelection(view);
  return false;
}

/**
 * A busy browser reports a moved caret after the next key: Home and Backspace in quick succession
 * would then act at the old caret, and a letter typed right after a click would replace the
 * previous selection. So these keys read the DOM selection themselves, as do shortcuts, the tools
 * and the clipboard, which a script may use right after it has moved the caret.
 */
export const domSelection = new Plugin({
  props: {
    handleDOMEvents: {
      keydown: (view, event) => {
        const looks = dependsOnCaret.has(event.key) || replacesSelection(view.state);
        if (event.ctrlKey || event.metaKey) readSelection(view);
        else if (looks && view.editable && !view.composing) readCaret(view);
        return false;
      },

      paste: readForClipboard,
      cut: readForClipboard,
      copy: readForClipboard,
    },
  },
});
