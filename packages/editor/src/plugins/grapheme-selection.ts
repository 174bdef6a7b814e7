import type { ResolvedPos } from 'prosemirror-model';
import { Plugin, TextSelection } from 'prosemirror-state';

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** What may belong to the sign before it. */
const JOINED =
  /^[\p{M}\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}\p{Regional_Indicator}\uDC00-\uDFFF]/u;
const JOINER = '\u200D';
/** Letters that some scripts write as one sign: browsers put a caret between them. */
const SEVERAL_LETTERS = /\p{L}.*\p{L}/su;

const isWithinPair = ({ nodeAfter }: ResolvedPos) =>
  /^[\uDC00-\uDFFF]/u.test(nodeAfter?.text ?? '');

/** From where to where the sign goes that a position is in; null between two signs. */
function signAround($pos: ResolvedPos): { from: number; to: number } | null {
  const { parent, parentOffset, pos, nodeBefore, nodeAfter } = $pos;
  const [before, after] = [nodeBefore?.text, nodeAfter?.text];
  if (!before || !after || !(JOINED.test(after) || before.endsWith(JOINER))) return null;
  const text = parent.textBetween(0, parent.content.size, '', '\n');
  const sign = clusters.segment(text).containing(parentOffset);
  if (!sign || sign.index === parentOffset) return null;
  if (SEVERAL_LETTERS.test(sign.segment)) {
    return isWithinPair($pos) ? { from: pos - 1, to: pos + 1 } : null;
  }
  const from = pos - parentOffset + sign.index;
  return { from, to: from + sign.segment.length };
}

/**
 * Extends a selection to whole graphemes, even when a script or a screen reader set it. Changing
 * half a surrogate pair would lose it, and changing a part of an emoji would show another.
 */
export const graphemeSelection = new Plugin({
  appendTransaction: (_, __, { selection, tr }) => {
    if (!(selection instanceof TextSelection)) return null;
    const { $anchor, $head, anchor, head, empty } = selection;
    const [first, last] = anchor <= head ? [$anchor, $head] : [$head, $anchor];
    const [start, end] = [signAround(first), signAround(last)];
    if (empty) {
      // Between a letter and its mark one may be typing.
      return start && isWithinPair(first)
        ? tr.setSelection(TextSelection.create(tr.doc, start.to))
        : null;
    }
    if (!start && !end) return null;
    const [from, to] = [start?.from ?? first.pos, end?.to ?? last.pos];
    const [newAnchor, newHead] = anchor <= head ? [from, to] : [to, from];
    return tr.setSelection(TextSelection.create(tr.doc, newAnchor, newHead));
  },
});
