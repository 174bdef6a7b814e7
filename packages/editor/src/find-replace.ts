import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { plainSign, type Match } from './find-matches.ts';
import { longestParagraph } from './length-limit.ts';

export type Replacing = {
  /** The text that was looked for, as it was typed. */
  sought: string;
  by: string;
};

/**
 * How many signs of a stretch stay as they are, seen from its start. An apostrophe or a space of
 * typography stays, too, where the same was typed for both.
 */
function kept(old: readonly string[], sought: readonly string[], by: readonly string[]): number {
  let count = 0;
  while (count < Math.min(old.length, by.length)) {
    const [sign = '', typed] = [old[count], by[count]];
    const isAsSought = sought.length === old.length && sought[count] === typed;
    if (sign !== typed && !(isAsSought && plainSign(sign) === plainSign(typed ?? ''))) break;
    count += 1;
  }
  return count;
}

/** The least that has to change: what stays keeps its marks, and a caret in it its place. */
function leastChange(doc: Node, { from, to }: Match, { sought, by }: Replacing) {
  const units = [doc.textBetween(from, to, '', '\n'), sought, by].map((text) => text.split(''));
  const [old = [], asked = [], next = []] = units;
  const start = kept(old, asked, next);
  const rest = [old.slice(start), asked.slice(start), next.slice(start)].map((each) =>
    each.toReversed(),
  );
  const end = kept(rest[0] ?? [], rest[1] ?? [], rest[2] ?? []);
  return {
    from: from + start,
    to: to - end,
    text: next.slice(start, next.length - end).join(''),
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
