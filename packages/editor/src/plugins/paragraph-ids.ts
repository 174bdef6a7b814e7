import { isPosition } from '@ecritoire/prose';
import type { Fragment, Node } from 'prosemirror-model';
import { Plugin, type EditorState } from 'prosemirror-state';
import { localPositions, positionsBehind } from '../schema/local-positions.ts';
import { ParagraphAttributesStep, type Place } from '../schema/paragraph-attributes-step.ts';
import { idOf, positionOf } from '../schema/paragraphs.ts';
import { changedRange, childrenIn, type ChangedRange } from '../sync/changed-paragraphs.ts';
import { longestIncreasing } from './longest-increasing-subsequence.ts';

function idsOutside(after: Fragment, { from, afterEnd }: ChangedRange): Set<string> {
  const ids = new Set<string>();
  after.forEach((node, _offset, index) => {
    if (index < from || index >= afterEnd) ids.add(idOf(node));
  });
  return ids;
}

/**
 * Which of the changed nodes may keep the id they came with. Of those that share one, the first:
 * but Enter at the start of a paragraph leaves an empty head, and the id goes with the text.
 */
function keepers(before: Fragment, after: Fragment, range: ChangedRange): Set<Node> {
  const old = new Set(childrenIn(before, range.from, range.beforeEnd).map(idOf));
  const byId = new Map<string, Node>();
  let outside: Set<string> | undefined;
  for (const node of childrenIn(after, range.from, range.afterEnd)) {
    const id = idOf(node);
    if (id === '') continue;
    if (!old.has(id)) {
      outside ??= idsOutside(after, range);
      if (outside.has(id)) continue;
    }
    const known = byId.get(id);
    if (!known || (known.content.size === 0 && node.content.size > 0)) byId.set(id, node);
  }
  return new Set(byId.values());
}

/**
 * Characters; the contract allows a thousand. Each insertion in the middle of the latest text
 * makes positions longer: too long ones are replaced, along with those around them.
 */
const longestPosition = 500;

const isShort = (position: string) => position.length <= longestPosition && isPosition(position);

/** Widens the range until its neighbours leave room for positions between them. */
function withRoom(after: Fragment, { from, afterEnd }: ChangedRange) {
  let start = from;
  let end = afterEnd;
  for (;;) {
    const previous = start > 0 ? positionOf(after.child(start - 1)) : null;
    const next = end < after.childCount ? positionOf(after.child(end)) : null;
    const valid = [previous, next].every((side) => side === null || isShort(side));
    if (valid && (previous === null || next === null || previous < next)) {
      return { start, end, previous, next };
    }
    start = Math.max(0, start - 1);
    end = Math.min(after.childCount, end + 1);
  }
}

type Placed = { index: number; id: string; position: string };

function placesFor(before: Fragment, after: Fragment, range: ChangedRange): Placed[] {
  const mayKeep = keepers(before, after, range);
  const { start, end, previous, next } = withRoom(after, range);
  const old = new Map(
    childrenIn(before, range.from, range.beforeEnd).map((node) => [idOf(node), node]),
  );
  const nodes = childrenIn(after, start, end).map((node, offset) => {
    const index = start + offset;
    const changed = index >= range.from && index < range.afterEnd;
    // The same object twice is a dragged copy: only its first place keeps the id.
    const keeps = !changed || mayKeep.delete(node);
    const position = positionOf(node);
    const fits =
      keeps &&
      isShort(position) &&
      (previous === null || position > previous) &&
      (next === null || position < next);
    return { index, id: keeps ? idOf(node) : crypto.randomUUID(), position, fits, node };
  });

  const staying = longestIncreasing(nodes.filter(({ fits }) => fits));
  const placed: Placed[] = [];
  let last = previous;
  let lastNode: Node | null = null;
  let waiting: { index: number; id: string; node: Node }[] = [];
  const isParted = () => {
    const was = lastNode && old.get(idOf(lastNode));
    const [first] = waiting;
    if (!was || !lastNode || !first) return false;
    return was.content.size > lastNode.content.size && first.node.content.size > 0;
  };
  const place = (until: string | null) => {
    const positions = isParted()
      ? positionsBehind(last ?? '', until, waiting.length)
      : localPositions(last, until, waiting.length);
    waiting.forEach(({ id, index }, order) =>
      placed.push({ index, id, position: positions[order] ?? '' }),
    );
    waiting = [];
  };
  for (const each of nodes) {
    const { index, id, position, node } = each;
    if (!staying.has(each)) {
      waiting.push({ index, id, node });
      continue;
    }
    place(position);
    placed.push({ index, id, position });
    last = position;
    lastNode = node;
  }
  place(next);
  return placed;
}

/** Most keys: one paragraph's text changed, and nothing about who or where it is. */
function isOnlyText(before: Fragment, after: Fragment, range: ChangedRange): boolean {
  const { from, beforeEnd, afterEnd } = range;
  if (beforeEnd !== from + 1 || afterEnd !== from + 1) return false;
  const [old, now] = [before.child(from), after.child(from)];
  return idOf(old) === idOf(now) && positionOf(old) === positionOf(now);
}

function settle({ doc: { content: before } }: EditorState, newState: EditorState) {
  const after = newState.doc.content;
  const range = changedRange(before, after);
  if (!range || isOnlyText(before, after, range)) return null;
  const places: Place[] = [];
  let at = 0;
  let offset = 0;
  for (const { index, id, position } of placesFor(before, after, range)) {
    for (; at < index; at += 1) offset += after.child(at).nodeSize;
    const node = after.child(index);
    if (idOf(node) !== id || positionOf(node) !== position) {
      places.push({ at: offset, id, position });
    }
  }
  return places.length > 0 ? newState.tr.step(new ParagraphAttributesStep(places)) : null;
}

/**
 * Keeps every paragraph's id unique and its position in order, in the same step of undo as what
 * made it necessary: a split or pasted paragraph gets its own id, a moved one a new position.
 */
export const paragraphIds = new Plugin({
  appendTransaction: (transactions, oldState, newState) =>
    transactions.some(({ docChanged }) => docChanged) ? settle(oldState, newState) : null,
});
