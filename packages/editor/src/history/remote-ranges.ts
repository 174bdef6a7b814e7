import type { Node } from 'prosemirror-model';
import type { Branch } from './branch.ts';
import type { DocRange } from './history.ts';

/** Whether a range has anything that a writer would miss: no mere beginnings and ends. */
function hasContent(doc: Node, { from, to }: DocRange): boolean {
  let has = false;
  doc.nodesBetween(from, to, (node, start) => {
    has ||= node.isInline || (start >= from && start + node.nodeSize <= to);
    return !has;
  });
  return has;
}

/** All of the paragraph that a range begins in. */
function paragraphAround(doc: Node, range: DocRange): DocRange {
  const $from = doc.resolve(range.from);
  return $from.depth === 0 ? range : { from: $from.start(), to: Math.max($from.end(), range.to) };
}

/** Where the document has what came from another window or the server since the newest event began. */
export function remoteRanges(doc: Node, branch: Branch): DocRange[] {
  const ranges: DocRange[] = [];
  for (const { map, since } of branch.remoteChanges()) {
    map.forEach((oldFrom, oldTo, newFrom, newTo) => {
      const range = { from: since.map(newFrom, 1), to: since.map(newTo, -1) };
      if (range.from >= range.to || !hasContent(doc, range)) return;
      // In a rewritten range the local words cannot be identified.
      ranges.push(oldFrom < oldTo ? paragraphAround(doc, range) : range);
    });
  }
  return ranges;
}
