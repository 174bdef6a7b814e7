import type { Node } from 'prosemirror-model';
import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state';

/** Signs on either side of a caret by which its place is known again. */
const context = 20;

const textIn = (node: Node, from: number, to: number) => node.textBetween(from, to, '', '\n');

/**
 * Keeps the caret with its words where a merge has moved them to another paragraph: one that was
 * split remotely, or joined to the one before.
 *
 * @param ids of the paragraphs that came.
 */
export function keepCaretWithText(
  state: EditorState,
  tr: Transaction,
  ids: ReadonlySet<string>,
): void {
  const { $head, empty, head } = state.selection;
  const { parent, parentOffset } = $head;
  const { deletedBefore, deletedAfter } = tr.mapping.mapResult(head);
  if (!empty || !parent.isTextblock || !(deletedBefore || deletedAfter)) return;
  const before = textIn(parent, Math.max(0, parentOffset - context), parentOffset);
  const end = Math.min(parent.content.size, parentOffset + context);
  const sought = before + textIn(parent, parentOffset, end);
  if (sought.trim() === '') return;
  tr.doc.forEach((node, offset) => {
    if (!node.isTextblock || !ids.has(String(node.attrs['id']))) return;
    const at = textIn(node, 0, node.content.size).indexOf(sought);
    if (at < 0) return;
    tr.setSelection(TextSelection.create(tr.doc, offset + 1 + at + before.length));
  });
}
