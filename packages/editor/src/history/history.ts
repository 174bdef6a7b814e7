import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state';
import type { Mapping, StepMap } from 'prosemirror-transform';
import { Branch, type AdaptStep } from './branch.ts';
import { PlainBookmark } from './plain-bookmark.ts';

// Adapted from prosemirror-history 1.5.1 (MIT, see LICENSE beside this file; decision 0041).

/** Events that can be undone. */
const depth = 1000;

/** Milliseconds without a key after which the next one begins a new step of undo. */
export const undoPause = 500;

/** A range of positions in a document. */
export type DocRange = { from: number; to: number };

type History = {
  done: Branch;
  undone: Branch;
  /** Where the newest event changed the document: what is typed beside that goes on with it. */
  lastRanges: readonly DocRange[] | null;
  /** When the newest event last grew; 0 closes it. */
  lastTime: number;
  lastComposition: number;
  session: HistorySession;
};

/**
 * The writing session that new events are of, and how many of all events, from the oldest done to the
 * last undone, are of earlier ones.
 */
export type HistorySession = { id: string | null; earlierEvents: number };

/** The branch that a command takes the newest event from. */
export type BranchName = 'done' | 'undone';

type HistoryMeta = { isRedo: boolean; history: History };

const historyKey = new PluginKey<History>('history');
const closeKey = new PluginKey('close history');
const sessionKey = new PluginKey<string>('writing session');

const metaOf = (tr: Transaction): HistoryMeta | undefined => tr.getMeta(historyKey);

const closed = { lastRanges: null, lastTime: 0, lastComposition: -1 } as const;

const noSession: HistorySession = { id: null, earlierEvents: 0 };

const empty: History = {
  done: Branch.empty,
  undone: Branch.empty,
  ...closed,
  session: noSession,
};

/** The ranges of the last of the maps that changes any. */
function rangesOf(maps: readonly StepMap[]): DocRange[] {
  const ranges: DocRange[] = [];
  for (const map of maps.toReversed()) {
    if (ranges.length > 0) break;
    map.forEach((_oldFrom, _oldTo, from, to) => ranges.push({ from, to }));
  }
  return ranges;
}

function mapRanges(ranges: History['lastRanges'], mapping: Mapping): DocRange[] | null {
  if (!ranges) return null;
  return ranges
    .map(({ from, to }) => ({ from: mapping.map(from, 1), to: mapping.map(to, -1) }))
    .filter(({ from, to }) => from <= to);
}

function isAdjacent(tr: Transaction, ranges: History['lastRanges']): boolean {
  if (!ranges) return false;
  if (!tr.docChanged) return true;
  let isBeside = false;
  tr.mapping.maps[0]?.forEach((start, end) => {
    isBeside ||= ranges.some(({ from, to }) => start <= to && end >= from);
  });
  return isBeside;
}

function next(tr: Transaction, before: History, state: EditorState): History {
  const own = metaOf(tr);
  if (own) return own.history;
  const sessionId: string | undefined = tr.getMeta(sessionKey);
  if (sessionId !== undefined && sessionId !== before.session.id) {
    const earlierEvents = before.done.eventCount + before.undone.eventCount;
    return { ...before, ...closed, session: { id: sessionId, earlierEvents } };
  }
  const history: History = tr.getMeta(closeKey) ? { ...before, ...closed } : before;
  if (tr.steps.length === 0) return history;
  const appendedTo: Transaction | undefined = tr.getMeta('appendedTransaction');
  const undoOrRedo = appendedTo && metaOf(appendedTo);
  if (undoOrRedo?.isRedo) {
    const done = history.done.addTransform(tr, undefined, depth);
    return { ...history, done, lastRanges: rangesOf(tr.mapping.maps) };
  }
  if (undoOrRedo) {
    const undone = history.undone.addTransform(tr, undefined, depth);
    return { ...history, undone, lastRanges: null };
  }
  const isRemote = [tr, appendedTo].some((each) => each?.getMeta('addToHistory') === false);
  if (isRemote) {
    const { maps } = tr.mapping;
    return {
      ...history,
      done: history.done.addMaps(maps),
      undone: history.undone.addMaps(maps),
      lastRanges: mapRanges(history.lastRanges, tr.mapping),
    };
  }
  const composition: number | undefined = tr.getMeta('composition');
  const isLate = history.lastTime < tr.time - undoPause;
  const beginsEvent =
    history.lastTime === 0 ||
    (!appendedTo &&
      history.lastComposition !== composition &&
      (isLate || !isAdjacent(tr, history.lastRanges)));
  const selection = beginsEvent ? PlainBookmark.of(state.selection) : undefined;
  const { eventCount } = history.done;
  const done = history.done.addTransform(tr, selection, depth);
  const forgotten = eventCount + (beginsEvent ? 1 : 0) - done.eventCount;
  const earlierEvents = Math.min(history.session.earlierEvents, eventCount) - forgotten;
  return {
    session: { ...history.session, earlierEvents: Math.max(0, earlierEvents) },
    done,
    undone: Branch.empty,
    lastRanges: appendedTo ? mapRanges(history.lastRanges, tr.mapping) : rangesOf(tr.mapping.maps),
    lastTime: tr.time,
    lastComposition: composition ?? history.lastComposition,
  };
}

/** Records what is changed here; a transaction with `addToHistory: false` cannot be taken back. */
export const history = new Plugin<History>({
  key: historyKey,
  state: { init: () => empty, apply: next },
});

export const branchOf = (state: EditorState, name: BranchName): Branch =>
  historyKey.getState(state)?.[name] ?? Branch.empty;

export const sessionOf = (state: EditorState): HistorySession =>
  historyKey.getState(state)?.session ?? noSession;

/** Has what is changed from now on belong to a writing session. */
export const enterSession = (tr: Transaction, sessionId: string): Transaction =>
  tr.setMeta(sessionKey, sessionId);

/** Whether a transaction undoes or redoes what was done in an earlier writing session. */
export function isOfEarlierSession(before: EditorState, tr: Transaction): boolean {
  const own = metaOf(tr);
  if (!own) return false;
  const { earlierEvents } = sessionOf(before);
  const index = undoDepth(before) - (own.isRedo ? 0 : 1);
  return index < earlierEvents;
}

/** Takes the newest event of a branch back; null where there is none. */
export function takeBack(
  state: EditorState,
  branch: BranchName,
  adapt: AdaptStep,
): Transaction | null {
  const { tr } = state;
  const popped = branchOf(state, branch).popEvent(tr, adapt);
  if (!popped) return null;
  const other = branch === 'done' ? 'undone' : 'done';
  const added = branchOf(state, other).addTransform(tr, PlainBookmark.of(state.selection), depth);
  const branches =
    branch === 'done'
      ? { done: popped.remaining, undone: added }
      : { done: added, undone: popped.remaining };
  const session = sessionOf(state);
  const meta: HistoryMeta = {
    isRedo: branch === 'undone',
    history: { ...branches, ...closed, session },
  };
  return tr.setSelection(popped.selection.resolve(tr.doc)).setMeta(historyKey, meta);
}

/** The state with another history. */
export function withBranches(
  state: EditorState,
  { done, undone, session }: Readonly<Record<BranchName, Branch> & { session: HistorySession }>,
): EditorState {
  const meta: HistoryMeta = { isRedo: false, history: { done, undone, session, ...closed } };
  return state.apply(state.tr.setMeta(historyKey, meta));
}

/** Keeps what follows from being undone together with what came before. */
export const closeHistory = (tr: Transaction): Transaction => tr.setMeta(closeKey, true);

/** Whether a transaction is an undo or a redo. */
export const isHistoryTransaction = (tr: Transaction): boolean => metaOf(tr) !== undefined;

export const undoDepth = (state: EditorState): number => branchOf(state, 'done').eventCount;
export const redoDepth = (state: EditorState): number => branchOf(state, 'undone').eventCount;
