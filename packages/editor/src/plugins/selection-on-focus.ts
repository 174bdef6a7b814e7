import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { readSelection } from './dom-selection.ts';

/** Whether somebody has put a selection into the text: not the caret that browsers begin with. */
function hasPlacedSelection(view: EditorView): boolean {
  const shown = view.dom.ownerDocument.getSelection();
  const { anchorNode } = shown ?? {};
  if (!shown || !anchorNode || !view.dom.contains(anchorNode)) return false;
  return !shown.isCollapsed || view.posAtDOM(anchorNode, shown.anchorOffset) > 1;
}

/** Shows what is selected, also in a text that cannot be changed. */
export function showSelection(view: EditorView): void {
  const { anchor, head } = view.state.selection;
  const [from, to] = [view.domAtPos(anchor), view.domAtPos(head)];
  const shown = view.dom.ownerDocument.getSelection();
  shown?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

/**
 * Shows the caret and the selection again as soon as the text has the focus, which a dialog gives
 * back: a browser begins at the start of the text, and ProseMirror mends that 20 ms later, too late
 * for a key or a command that follows at once.
 */
export const selectionOnFocus = new Plugin({
  view: (view) => {
    const { dom } = view;
    const over = new AbortController();
    const { signal } = over;
    let isPressed = false;
    const press = () => {
      isPressed = true;
    };
    const onRelease = () => {
      isPressed = false;
    };
    const onFocus = () => {
      // A press puts the caret where it is.
      if (isPressed || hasPlacedSelection(view)) return;
      if (view.editable) view.focus();
      else if (!view.state.selection.empty) showSelection(view);
    };
    dom.addEventListener('pointerdown', press, { signal });
    for (const type of ['pointerup', 'pointercancel']) {
      dom.ownerDocument.addEventListener(type, onRelease, { capture: true, signal });
    }
    dom.addEventListener('focus', onFocus, { signal });
    // What is given back later is what was shown, of which ProseMirror may not have heard yet.
    const onBlur = () => readSelection(view);
    dom.addEventListener('blur', onBlur, { signal });
    return { destroy: () => over.abort() };
  },
});
