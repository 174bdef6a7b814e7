import { EditorState, Selection } from 'prosemirror-state';
import type { Branch } from '../history/branch.ts';
import {
  takeBack,
  withBranches,
  type BranchName,
  type HistorySession,
} from '../history/history.ts';
import { parseHistory, withoutOldest } from '../history/stored-history.ts';
import { idOf, nodeOf, paragraphOf } from '../schema/paragraphs.ts';
import { schema } from '../schema/schema.ts';
import { changedRange, childrenIn } from './changed-paragraphs.ts';
import { mergeRemote } from './merge-remote.ts';

/** The events of a branch before the first, from the newest on, that touches one of the paragraphs. */
function eventsBeside(state: EditorState, name: BranchName, ids: ReadonlySet<string>): number {
  let now = state;
  for (let count = 0; ; count += 1) {
    const tr = takeBack(now, name, (_tr, step) => step);
    if (!tr) return count;
    const before = now.doc.content;
    now = now.apply(tr);
    const range = changedRange(before, now.doc.content);
    if (!range) continue;
    const { from, beforeEnd, afterEnd } = range;
    const touched = [
      ...childrenIn(before, from, beforeEnd),
      ...childrenIn(now.doc.content, from, afterEnd),
    ];
    if (touched.some((node) => ids.has(idOf(node)))) return count;
  }
}

/** The text as it was left, with its history, then as it was opened: what differs is remote. */
function mergeOpened(
  left: EditorState,
  { done, undone, session }: Readonly<Record<BranchName, Branch> & { session: HistorySession }>,
  opened: EditorState,
): EditorState {
  const known = new Map(left.doc.children.map((node) => [idOf(node), node]));
  const present = new Set(opened.doc.children.map(idOf));
  const put = opened.doc.children.filter((node) => !known.get(idOf(node))?.eq(node));
  const deletedIds = [...known.keys()].filter((id) => !present.has(id));
  const changed = new Set([...put.map(idOf), ...deletedIds]);
  const whole = withBranches(left, { done, undone, session });
  const newest = done.newest(eventsBeside(whole, 'done', changed));
  const beside = withBranches(left, {
    done: newest,
    undone: undone.newest(eventsBeside(whole, 'undone', changed)),
    session: withoutOldest(session, done.eventCount - newest.eventCount),
  });
  const merged = beside.apply(mergeRemote(beside, put.map(paragraphOf), deletedIds));
  return merged.apply(merged.tr.setSelection(Selection.atEnd(merged.doc)));
}

/**
 * The state of a text that is opened, with what could be undone and redone when it was left. An event
 * is dropped, with those behind it, where another device has changed one of its paragraphs since.
 * @param stored by `storeHistory`; the state stays as it is where that fits no more.
 */
export function withStoredHistory(opened: EditorState, stored: string): EditorState {
  try {
    const { text, ...branches } = parseHistory(stored);
    const doc = schema.nodes.doc.create(null, text.map(nodeOf));
    if (doc.eq(opened.doc)) return withBranches(opened, branches);
    const left = EditorState.create({ doc, plugins: opened.plugins });
    const merged = mergeOpened(left, branches, opened);
    return merged.doc.eq(opened.doc) ? merged : opened;
  } catch {
    return opened;
  }
}
