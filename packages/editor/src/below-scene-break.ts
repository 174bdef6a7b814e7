import { NodeSelection, Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from './schema.ts';

const { paragraph, sceneBreak } = schema.nodes;

function goBelow(view: EditorView): void {
  const { selection, tr } = view.state;
  if (!(selection instanceof NodeSelection) || selection.node.type !== sceneBreak) return;
  tr.insert(selection.to, paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, selection.to + 1));
  view.dispatch(tr.scrollIntoView());
}

/**
 * A scene break that ends a text is selected where a caret would be: after a paste, by a click below
 * it, by the arrow keys. What is typed or pasted then goes on under it, in a paragraph of its own.
 */
export const belowSceneBreak = new Plugin({
  props: {
    handleKeyPress: (view, { charCode, ctrlKey, metaKey }) => {
      if (charCode > 0 && !ctrlKey && !metaKey) goBelow(view);
      return false;
    },
    handlePaste: (view) => {
      goBelow(view);
      return false;
    },
  },
});
