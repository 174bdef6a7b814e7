import type { Paragraph } from '@ecritoire/prose';
import { closeHistory } from 'prosemirror-history';
import type { Fragment, Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { ParagraphsChange } from './changes.ts';
import { idOf, inOrder, nodeOf, paragraphOf, positionOf } from './paragraphs.ts';

/** What a server has, and what is gone there. */
export type RemoteParagraphs = {
  paragraphs: readonly Paragraph[];
  deletedIds: readonly string[];
};

function offsetWhere(doc: Node, matches: (node: Node) => boolean): number | undefined {
  let found: number | undefined;
  doc.forEach((node, offset) => {
    if (matches(node)) found = offset;
  });
  return found;
}

function offsetFor(doc: Node, position: string): number {
  let found = doc.content.size;
  let searching = true;
  doc.forEach((node, offset) => {
    if (searching && positionOf(node) > position) {
      found = offset;
      searching = false;
    }
  });
  return found;
}

/** Replaces only what differs, so that a caret in the same paragraph stays where it is. */
function rewrite(tr: Transaction, at: number, node: Node): void {
  const old = tr.doc.nodeAt(at);
  const start = old?.content.findDiffStart(node.content);
  const end = old?.content.findDiffEnd(node.content);
  if (old && start !== null && start !== undefined && end) {
    const overlap = Math.max(0, start - Math.min(end.a, end.b));
    tr.replace(at + 1 + start, at + 1 + end.a + overlap, node.slice(start, end.b + overlap));
  }
  if (old && !old.hasMarkup(node.type, node.attrs)) tr.setNodeMarkup(at, node.type, node.attrs);
}

/**
 * The server's paragraphs merged into the writer's document: outside of the undo history, the caret
 * kept. A save's answer never comes here.
 */
export function mergeRemote(
  state: EditorState,
  paragraphs: readonly Paragraph[],
  deletedIds: readonly string[],
): Transaction {
  // Undo relies on it that what is typed from now on is a step of its own.
  const tr = closeHistory(state.tr.setMeta('addToHistory', false));
  const remove = (leaves: (node: Node) => boolean) => {
    const at = offsetWhere(tr.doc, leaves);
    if (at !== undefined) tr.delete(at, at + (tr.doc.nodeAt(at)?.nodeSize ?? 0));
  };
  const toInsert: Node[] = [];
  const toRemove: Node[] = [];
  for (const node of inOrder(paragraphs).map(nodeOf)) {
    const at = offsetWhere(tr.doc, (known) => idOf(known) === idOf(node));
    const old = at === undefined ? null : tr.doc.nodeAt(at);
    const stays =
      old && positionOf(old) === positionOf(node) && old.isTextblock === node.isTextblock;
    if (stays && at !== undefined) rewrite(tr, at, node);
    else {
      toInsert.push(node);
      if (old) toRemove.push(old);
    }
  }
  // First what comes, then what goes: a document left empty in between would be filled by ProseMirror.
  for (const node of toInsert) tr.insert(offsetFor(tr.doc, positionOf(node)), node);
  for (const old of toRemove) remove((node) => node === old);
  for (const id of deletedIds) remove((node) => idOf(node) === id);
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
