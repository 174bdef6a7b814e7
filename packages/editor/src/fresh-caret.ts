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

/**
 * A busy browser tells of a moved caret after the next key: Home and Backspace in quick succession
 * would then act where the caret was before, and a letter typed right after a click would replace
 * all that was selected until then. So these keys look for themselves.
 */
export const freshCaret = new Plugin({
  props: {
    handleDOMEvents: {
      keydown: (view, event) => {
        const looks = dependsOnCaret.has(event.key) || replacesSelection(view.state);
        if (looks && view.editable && !view.composing) readCaret(view);
        return false;
      },
    },
  },
});
