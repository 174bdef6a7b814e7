import { align, wordsAndSigns, type Paragraph } from '@ecritoire/prose';
import { Fragment, Slice, type Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { ReplaceStep } from 'prosemirror-transform';
import { closeHistory } from '../history/history.ts';
import { MultiReplaceStep } from '../history/multi-replace-step.ts';
import { ParagraphAttributesStep } from '../schema/paragraph-attributes-step.ts';
import { idOf, inOrder, nodeOf, paragraphOf, positionOf } from '../schema/paragraphs.ts';
import type { ParagraphsChange } from './changed-paragraphs.ts';
import { keepCaretWithText } from './keep-caret-with-text.ts';

/** What a server has, and what is gone there. */
export type RemoteParagraphs = {
  paragraphs: readonly Paragraph[];
  deletedIds: readonly string[];
};

/** Where paragraphs begin. */
type Found = { node: Node; offset: number };

function paragraphsIn(doc: Node): Found[] {
  const found: Found[] = [];
  doc.forEach((node, offset) => void found.push({ node, offset }));
  return found;
}

type Piece = { key: string; size: number };

/** The words and signs of a paragraph from one place to another, each with its marks. */
function piecesIn(node: Node, from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  node.nodesBetween(from, to, (child, start) => {
    const marks = child.marks.map(({ type }) => type.name).join();
    const text = child.isText ? (child.text ?? '') : '\n';
    const inside = text.slice(Math.max(0, from - start), to - start);
    for (const piece of wordsAndSigns(inside)) {
      pieces.push({ key: `${piece}\n${marks}`, size: piece.length });
    }
  });
  return pieces;
}

/** Replaces only what differs, word by word, so that a caret in the same paragraph stays where it is. */
function rewriting({ node: old, offset }: Found, node: Node): ReplaceStep[] {
  const start = old.content.findDiffStart(node.content);
  const end = old.content.findDiffEnd(node.content);
  if (start === null || end === null) return [];
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const before = piecesIn(old, start, end.a + overlap);
  const after = piecesIn(node, start, end.b + overlap);
  const { commonBefore, commonAfter } = align(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  const steps: ReplaceStep[] = [];
  let [oldAt, newAt, inAfter] = [start, start, 0];
  let [oldFrom, newFrom] = [start, start];
  const close = () => {
    if (oldAt > oldFrom || newAt > newFrom) {
      const slice = node.slice(newFrom, newAt);
      steps.push(new ReplaceStep(offset + 1 + oldFrom, offset + 1 + oldAt, slice));
    }
  };
  const passNew = () => {
    for (; inAfter < after.length && !commonAfter[inAfter]; inAfter += 1) {
      newAt += after[inAfter]?.size ?? 0;
    }
  };
  for (const [index, { size }] of before.entries()) {
    if (commonBefore[index]) {
      passNew();
      close();
      newAt += size;
      inAfter += 1;
    }
    oldAt += size;
    if (commonBefore[index]) [oldFrom, newFrom] = [oldAt, newAt];
  }
  passNew();
  close();
  return steps;
}

/** Puts each before the first paragraph that stands behind it. @param nodes in their order */
function inserting(doc: Node, nodes: readonly Node[]): ReplaceStep[] {
  const known = paragraphsIn(doc);
  const byOffset = new Map<number, Node[]>();
  let index = 0;
  for (const node of nodes) {
    for (; index < known.length; index += 1) {
      const next = known[index];
      if (next && positionOf(next.node) > positionOf(node)) break;
    }
    const offset = known[index]?.offset ?? doc.content.size;
    byOffset.set(offset, [...(byOffset.get(offset) ?? []), node]);
  }
  return [...byOffset].map(
    ([offset, together]) =>
      new ReplaceStep(offset, offset, new Slice(Fragment.fromArray(together), 0, 0)),
  );
}

function removing(tr: Transaction, leaving: readonly Found[]): ReplaceStep[] {
  const ranges: { from: number; to: number }[] = [];
  for (const { offset, node } of leaving) {
    const from = tr.mapping.map(offset, 1);
    const to = from + node.nodeSize;
    const last = ranges.at(-1);
    if (last?.to === from) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges.map(({ from, to }) => new ReplaceStep(from, to, Slice.empty));
}

/**
 * Merges the server's paragraphs into the writer's document, outside of the undo history, keeping
 * the caret. The response to a save never comes here. All insertions are one step, all changes of
 * type one, and all deletions one: a step for each paragraph would copy the whole document each
 * time.
 */
export function mergeRemote(
  state: EditorState,
  paragraphs: readonly Paragraph[],
  deletedIds: readonly string[],
): Transaction {
  // Undo relies on it that what is typed from now on is a step of its own.
  const tr = closeHistory(state.tr.setMeta('addToHistory', false));
  const known = new Map(paragraphsIn(state.doc).map((found) => [idOf(found.node), found]));
  const toInsert: Node[] = [];
  const leaving = new Set<Found>();
  const staying: { old: Found; node: Node }[] = [];
  const gone = new Set(deletedIds);
  for (const node of inOrder(paragraphs.filter(({ id }) => !gone.has(id))).map(nodeOf)) {
    const old = known.get(idOf(node));
    const stays =
      old && positionOf(old.node) === positionOf(node) && old.node.isTextblock === node.isTextblock;
    if (stays) staying.push({ old, node });
    else {
      toInsert.push(node);
      if (old) leaving.add(old);
    }
  }
  for (const id of gone) {
    const old = known.get(id);
    if (old) leaving.add(old);
  }
  // First what comes, then what goes: a document left empty in between would be filled by ProseMirror.
  const coming = [
    ...staying.flatMap(({ old, node }) => rewriting(old, node)),
    ...inserting(state.doc, toInsert),
  ].toSorted((one, other) => one.from - other.from);
  if (coming.length > 0) tr.step(new MultiReplaceStep(coming));
  const turned = staying
    .filter(({ old, node }) => old.node.type !== node.type)
    .map(({ old: { offset }, node }) => ({
      at: tr.mapping.map(offset, 1),
      id: idOf(node),
      position: positionOf(node),
      type: node.type,
    }));
  if (turned.length > 0) {
    tr.step(new ParagraphAttributesStep(turned.toSorted((one, other) => one.at - other.at)));
  }
  // With none left, ProseMirror puts one in to write in.
  if (leaving.size === tr.doc.childCount) tr.delete(0, tr.doc.content.size);
  else if (leaving.size > 0) {
    const going = [...leaving].toSorted((one, other) => one.offset - other.offset);
    tr.step(new MultiReplaceStep(removing(tr, going)));
  }
  keepCaretWithText(state, tr, new Set(paragraphs.map(({ id }) => id)));
  return tr;
}

/**
 * What is left to report after a merge: not what came from the server, but what followed from it, and
 * what could not stay as it came, be it as it was here before.
 */
export function leftToReport(
  change: ParagraphsChange,
  { paragraphs, deletedIds }: RemoteParagraphs,
  content: Fragment,
): ParagraphsChange {
  const sent = new Map(paragraphs.map((paragraph) => [paragraph.id, nodeOf(paragraph)]));
  const changed = new Set(change.put.map(({ id }) => id));
  const gone = new Set(deletedIds);
  const isLeft = (node: Node) => {
    const server = sent.get(idOf(node));
    return server ? !server.eq(node) : changed.has(idOf(node));
  };
  return {
    put: content.content.filter(isLeft).map(paragraphOf),
    deletedIds: change.deletedIds.filter((id) => !gone.has(id)),
  };
}
