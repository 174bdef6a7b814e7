import { NodeSelection, Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../schema/schema.ts';

const { paragraph, sceneBreak } = schema.nodes;

function goBelow(view: EditorView): false {
  const { selection, tr } = view.state;
  if (!view.editable) return false;
  if (!(selection instanceof NodeSelection) || selection.node.type !== sceneBreak) return false;
  tr.insert(selection.to, paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, selection.to + 1));
  view.dispatch(tr.scrollIntoView());
  return false;
}

/**
 * A scene break that ends a text is selected where a caret would be: after a paste, by a click below
 * it, by the arrow keys. What is typed, composed or pasted then goes on under it, in a paragraph of
 * its own.
 */
export const belowSceneBreak = new Plugin({
  props: {
    handleKeyPress: goBelow,
    handlePaste: goBelow,
    handleDOMEvents: {
      compositionstart: goBelow,
      // What no key types: an emoji of the system's own list, the words of a phone's keyboard.
      beforeinput: (view, { data }) => data !== null && data !== '' && goBelow(view),
    },
  },
});
