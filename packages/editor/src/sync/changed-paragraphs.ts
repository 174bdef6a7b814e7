import type { Paragraph } from '@ecritoire/prose';
import type { Fragment, Node } from 'prosemirror-model';
import { idOf, paragraphOf } from '../schema/paragraphs.ts';

/** What is to be saved: paragraphs as they are now, and the ids of those that are gone. */
export type ParagraphsChange = {
  put: Paragraph[];
  deletedIds: string[];
  /** The server is to store the text as a version before this change. */
  keepVersion?: 'replacement';
  /** What is put was written in an earlier session: it is no word of this one. */
  origin?: 'restored';
};

/** Children `from` to `beforeEnd` became children `from` to `afterEnd`; ends are exclusive. */
export type ChangedRange = { from: number; beforeEnd: number; afterEnd: number };

/**
 * Which children differ, by identity from both ends: ProseMirror keeps every untouched node as the
 * same object, so that no command needs a comparison of the text.
 */
export function changedRange(before: Fragment, after: Fragment): ChangedRange | null {
  if (before === after) return null;
  const shorter = Math.min(before.childCount, after.childCount);
  let from = 0;
  while (from < shorter && before.child(from) === after.child(from)) from += 1;
  let beforeEnd = before.childCount;
  let afterEnd = after.childCount;
  while (
    beforeEnd > from &&
    afterEnd > from &&
    before.child(beforeEnd - 1) === after.child(afterEnd - 1)
  ) {
    beforeEnd -= 1;
    afterEnd -= 1;
  }
  return beforeEnd === from && afterEnd === from ? null : { from, beforeEnd, afterEnd };
}

export function childrenIn(fragment: Fragment, from: number, end: number): Node[] {
  return Array.from({ length: end - from }, (_, index) => fragment.child(from + index));
}

/** The difference between two states of the document in the terms of the contract. */
export function changesBetween(before: Fragment, after: Fragment): ParagraphsChange {
  const range = changedRange(before, after);
  if (!range) return { put: [], deletedIds: [] };
  const old = childrenIn(before, range.from, range.beforeEnd);
  const now = childrenIn(after, range.from, range.afterEnd);
  const known = new Map(old.map((node) => [idOf(node), node]));
  const present = new Set(now.map(idOf));
  return {
    put: now.filter((node) => !known.get(idOf(node))?.eq(node)).map(paragraphOf),
    deletedIds: old.map(idOf).filter((id) => !present.has(id)),
  };
}
