import { Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

const dependsOnCaret = new Set(['Enter', 'Backspace', 'Delete']);

function readCaret(view: EditorView): void {
  const { selection } = view.state;
  const dom = view.dom.ownerDocument.getSelection();
  const { focusNode, focusOffset, isCollapsed } = dom ?? {};
  if (!(selection instanceof TextSelection) || !isCollapsed || !focusNode) return;
  if (!view.dom.contains(focusNode) || focusOffset === undefined) return;
  const at = view.posAtDOM(focusNode, focusOffset);
  if (selection.empty && selection.head === at) return;
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at))));
}

/**
 * A busy browser tells of a moved caret after the next key: Home and Backspace in quick succession
 * would then act where the caret was before. So these keys look for themselves.
 */
export const freshCaret = new Plugin({
  props: {
    handleDOMEvents: {
      keydown: (view, event) => {
        if (view.editable && !view.composing && dependsOnCaret.has(event.key)) readCaret(view);
        return false;
      },
    },
  },
});
