import { foldedLooks } from '@ecritoire/prose';
import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { closeHistory } from '../history/history.ts';
import { longestParagraph } from '../plugins/length-limit.ts';
import type { Match } from './find-matches.ts';

/** Transaction meta of a replacement in the whole text. */
export const replaceAllMeta = 'replaceAll';

export type Replacing = {
  /** The text that was looked for, as it was typed. */
  sought: string;
  by: string;
};

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const signsOf = (text: string) => Array.from(clusters.segment(text), ({ segment }) => segment);

type Signs = { old: readonly string[]; sought: readonly string[]; by: readonly string[] };

/** The longest that one sign of typography is typed: `...` for “…”. */
const longestTyped = 3;

const looksLike = (old: string, typed: string) =>
  !/\p{Default_Ignorable_Code_Point}/u.test(old) &&
  foldedLooks(old, true).folded === foldedLooks(typed, true).folded;

/**
 * How many signs stay unchanged, counted from the start. Typographic signs stay as well where the
 * same was typed for both: an apostrophe, a no-break space, an ellipsis, a ligature.
 *
 * @param textOf joins signs, which are reversed when counting from the end.
 */
function commonPrefix({ old, sought, by }: Signs, textOf: (signs: readonly string[]) => string) {
  const count = { old: 0, by: 0 };
  const next = () => {
    if (old[count.old] === by[count.by]) return { old: 1, by: 1 };
    for (let length = 1; length <= longestTyped; length += 1) {
      const typed = textOf(by.slice(count.by, count.by + length));
      if (textOf(sought.slice(count.by, count.by + length)) !== typed) return null;
      for (let size = longestTyped; size > 0; size -= 1) {
        const written = textOf(old.slice(count.old, count.old + size));
        if (looksLike(written, typed)) return { old: size, by: length };
      }
    }
    return null;
  };
  while (count.old < old.length && count.by < by.length) {
    const more = next();
    if (!more) break;
    count.old += more.old;
    count.by += more.by;
  }
  return count;
}

/** The least that has to change: what stays keeps its marks, and a caret in it its place. */
function leastChange(doc: Node, { from, to }: Match, { sought, by }: Replacing) {
  const signs = {
    old: signsOf(doc.textBetween(from, to, '', '\n')),
    sought: signsOf(sought),
    by: signsOf(by),
  };
  const start = commonPrefix(signs, (some) => some.join(''));
  const rest = {
    old: signs.old.slice(start.old).toReversed(),
    sought: signs.sought.slice(start.by).toReversed(),
    by: signs.by.slice(start.by).toReversed(),
  };
  const end = commonPrefix(rest, (some) => some.toReversed().join(''));
  return {
    from: from + signs.old.slice(0, start.old).join('').length,
    to: to - rest.old.slice(0, end.old).join('').length,
    text: rest.by.slice(end.by).toReversed().join(''),
  };
}

function replaceOne(tr: Transaction, match: Match, replacing: Replacing): void {
  const { from, to, text } = leastChange(tr.doc, match, replacing);
  if (text === '') {
    if (from < to) tr.delete(from, to);
    return;
  }
  const $from = tr.doc.resolve(from);
  const marks = (from < to ? $from.nodeAfter?.marks : undefined) ?? $from.marks();
  tr.replaceWith(from, to, tr.doc.type.schema.text(text, marks));
}

/** Those for which their paragraph has room: one that grows too long would be split. */
function withRoom(doc: Node, matches: readonly Match[], by: string): Match[] {
  const sizes = new Map<Node, number>();
  return matches.filter(({ from, to }) => {
    const { parent } = doc.resolve(from);
    const size = sizes.get(parent) ?? parent.content.size;
    const next = size + by.length - (to - from);
    if (next > longestParagraph && next > size) return false;
    sizes.set(parent, next);
    return true;
  });
}

/**
 * Puts something else in the place of what was found, with the marks of the first sign that goes, as
 * one step of undo.
 *
 * @param matches in their order
 * @returns how many were replaced; the others would have made their paragraph too long.
 */
export function replaceMatches(
  state: EditorState,
  matches: readonly Match[],
  replacing: Replacing,
): { tr: Transaction; replaced: number } {
  const fitting = withRoom(state.doc, matches, replacing.by);
  const tr = closeHistory(state.tr.setMeta('uiEvent', 'replace'));
  // From the last to the first: what stands before keeps its position.
  for (const match of fitting.toReversed()) replaceOne(tr, match, replacing);
  return { tr, replaced: fitting.length };
}
