import type { Node } from 'prosemirror-model';
import type { Mapping, Step, StepMap } from 'prosemirror-transform';

/** A stretch of the document. */
export type Stretch = { from: number; to: number };

/**
 * What is read of prosemirror-history's notes: an item for each step that can be taken back, the first
 * of an event with a selection; and items with a map alone, of what came from elsewhere, and of what was
 * taken back already, to which its mirror points. Its types say nothing of it: the version is pinned,
 * and `undo.test.ts` and `undo.property.test.ts` hold what rests on it.
 */
export type Branch = {
  items: { length: number; get: (index: number) => Item };
  remapping(from: number, to: number): Mapping;
};
type Item = {
  map: StepMap;
  step?: Step | undefined;
  selection?: object | undefined;
  mirrorOffset?: number | undefined;
};

/** Whether a stretch has anything that a writer would miss: no mere beginnings and ends. */
function hasContent(doc: Node, { from, to }: Stretch): boolean {
  let has = false;
  doc.nodesBetween(from, to, (node, start) => {
    has ||= node.isInline || (start >= from && start + node.nodeSize <= to);
    return !has;
  });
  return has;
}

/** All of the paragraph that a stretch begins in. */
function paragraphAround(doc: Node, stretch: Stretch): Stretch {
  const $from = doc.resolve(stretch.from);
  return $from.depth === 0
    ? stretch
    : { from: $from.start(), to: Math.max($from.end(), stretch.to) };
}

/** Where the document has what came from elsewhere since the last event of a branch began. */
export function stretchesFromElsewhere(doc: Node, branch: Branch): Stretch[] {
  const { items } = branch;
  const foreign: number[] = [];
  const takenBack = new Set<number>();
  let start = items.length;
  let isBegun = false;
  while (start > 0 && !isBegun) {
    start -= 1;
    const { step, selection, mirrorOffset } = items.get(start);
    if (mirrorOffset !== undefined) takenBack.add(start - mirrorOffset);
    else if (!step && !takenBack.has(start)) foreign.push(start);
    isBegun = selection !== undefined;
  }
  if (!isBegun || foreign.length === 0) return [];
  const stretches: Stretch[] = [];
  const maps = branch.remapping(start, items.length);
  for (const index of foreign) {
    const since = maps.slice(index - start + 1);
    items.get(index).map.forEach((oldFrom, oldTo, newFrom, newTo) => {
      const stretch = { from: since.map(newFrom, 1), to: since.map(newTo, -1) };
      if (stretch.from >= stretch.to || !hasContent(doc, stretch)) return;
      // Of what was written anew nobody can tell which words are still of here.
      stretches.push(oldFrom < oldTo ? paragraphAround(doc, stretch) : stretch);
    });
  }
  return stretches;
}
