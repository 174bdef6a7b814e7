import { splitBlockAs, toggleMark } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { TextSelection, type Command, type Transaction } from 'prosemirror-state';
import { mapMarks } from '../marks/index.ts';
import { schema } from '../schema/schema.ts';
import { hasMark } from './selection-format.ts';

export { redo, undo } from '../history/undo.ts';

const { paragraph, heading, quote, sceneBreak, lineBreak } = schema.nodes;

/** Takes the mark away only where all that is selected has it: else the rest is to get it, too. */
function toggle(mark: MarkType): Command {
  return (state, dispatch, view) => {
    const removeWhenPresent = hasMark(state, mark);
    return toggleMark(mark, null, { removeWhenPresent })(state, dispatch, view);
  };
}

export const toggleMarks = mapMarks((name) => toggle(schema.marks[name]));

function turnInto(type: NodeType): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    let applies = false;
    state.doc.nodesBetween(from, to, (node) => {
      if (node.isTextblock && node.type !== type) applies = true;
      return false;
    });
    if (applies) {
      dispatch?.(state.tr.setBlockType(from, to, type, (node) => node.attrs).scrollIntoView());
    }
    return applies;
  };
}

export const turnIntoParagraph = turnInto(paragraph);
export const turnIntoHeading = turnInto(heading);
export const turnIntoQuote = turnInto(quote);

/** Enter: what follows a quote is quoted too, until Enter on an empty one ends it. */
export const splitParagraph: Command = (state, dispatch, view) => {
  const { parent } = state.selection.$from;
  if (parent.type !== quote) return splitBlockAs(() => null)(state, dispatch, view);
  if (parent.content.size === 0) return turnIntoParagraph(state, dispatch, view);
  return splitBlockAs(() => ({ type: quote }))(state, dispatch, view);
};

/** Backspace at the start of a heading or a quote makes it a plain paragraph again. */
export const plainAtStart: Command = (state, dispatch, view) => {
  const { empty, $from } = state.selection;
  return empty && $from.parentOffset === 0 && turnIntoParagraph(state, dispatch, view);
};

/** A new line in the same paragraph, for verse and letterheads. */
export const insertLineBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.isTextblock) return false;
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create(), true).scrollIntoView());
  return true;
};

/** Puts a scene break after the selection, or in place of an empty paragraph; the caret goes below. */
export function putSceneBreak(tr: Transaction): Transaction {
  const { $to } = tr.selection;
  const index = Math.min($to.index(0), tr.doc.childCount - 1);
  const block = tr.doc.child(index);
  const start = $to.posAtIndex(index, 0);
  const end = start + block.nodeSize;
  const steps = tr.mapping.maps.length;
  if (block.isTextblock && block.content.size === 0)
    tr.replaceWith(start, end, sceneBreak.create());
  else tr.insert(end, sceneBreak.create());
  const below = tr.mapping.slice(steps).map(end);
  if (!tr.doc.resolve(below).nodeAfter?.isTextblock) tr.insert(below, paragraph.create());
  return tr.setSelection(TextSelection.near(tr.doc.resolve(below + 1)));
}

export const insertSceneBreak: Command = (state, dispatch) => {
  dispatch?.(putSceneBreak(state.tr).scrollIntoView());
  return true;
};
