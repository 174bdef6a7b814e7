import { findLooks, foldedLooks, type Looks } from '@ecritoire/prose';
import type { Node } from 'prosemirror-model';

/** What is looked for. */
export type FindQuery = { text: string; matchesCase: boolean; wholeWords: boolean };

/** What reads as the text that is looked for: from a position to another. */
export type Match = { from: number; to: number };

/** The matches in a child of the document, from its start. */
export type Matcher = (child: Node) => readonly Match[];

/** How children of the document look: each is folded once for all that is looked for. */
export function createLooks() {
  const known = { cased: new WeakMap<Node, Looks>(), caseless: new WeakMap<Node, Looks>() };
  return (child: Node, matchesCase: boolean): Looks => {
    const all = matchesCase ? known.cased : known.caseless;
    let looks = all.get(child);
    if (!looks) {
      const text = child.isTextblock ? child.textBetween(0, child.content.size, '', '\n') : '';
      looks = foldedLooks(text, matchesCase);
      all.set(child, looks);
    }
    return looks;
  };
}

/** Looks into each paragraph once, and remembers it by its identity. */
export function createMatcher(
  { text, matchesCase, wholeWords }: FindQuery,
  looksOf = createLooks(),
): Matcher {
  const sought = foldedLooks(text, matchesCase);
  const known = new WeakMap<Node, readonly Match[]>();
  return (child) => {
    let matches = known.get(child);
    if (!matches) {
      // A child's text begins one position after the child.
      matches = findLooks(looksOf(child, matchesCase), sought, wholeWords).map((found) =>
        movedBy(found, 1),
      );
      known.set(child, matches);
    }
    return matches;
  };
}

const movedBy = ({ from, to }: Match, offset: number): Match => ({
  from: from + offset,
  to: to + offset,
});

/** Those of the children from one index to another, which is left out; in their order. */
export function matchesIn(
  doc: Node,
  matcher: Matcher,
  { from = 0, end = doc.childCount } = {},
): Match[] {
  const matches: Match[] = [];
  doc.forEach((child, offset, index) => {
    if (index < from || index >= end) return;
    for (const match of matcher(child)) matches.push(movedBy(match, offset));
  });
  return matches;
}

/** How many there are, and which of them, counted from 1, is from here to there; 0 for none. */
export function placeOf(
  doc: Node,
  matcher: Matcher,
  { from, to }: Match,
): { place: number; total: number } {
  let [place, total] = [0, 0];
  doc.forEach((child, offset) => {
    const matches = matcher(child);
    if (from >= offset && from < offset + child.nodeSize) {
      const at = matches.findIndex(
        (each) => each.from + offset === from && each.to + offset === to,
      );
      if (at !== -1) place = total + at + 1;
    }
    total += matches.length;
  });
  return { place, total };
}

/** The first that begins at a position or after it, else the first of all. */
export function matchFrom(doc: Node, matcher: Matcher, position: number): Match | null {
  let first: Match | null = null;
  let next: Match | null = null;
  doc.forEach((child, offset) => {
    if (next || (first && offset + child.nodeSize <= position)) return;
    for (const match of matcher(child)) {
      const here = movedBy(match, offset);
      first ??= here;
      if (here.from >= position) next ??= here;
    }
  });
  return next ?? first;
}

/** The last that ends at a position or before it, else the last of all. */
export function matchBefore(doc: Node, matcher: Matcher, position: number): Match | null {
  let last: Match | null = null;
  let previous: Match | null = null;
  doc.forEach((child, offset) => {
    for (const match of matcher(child)) {
      last = movedBy(match, offset);
      if (last.to <= position) previous = last;
    }
  });
  return previous ?? last;
}
