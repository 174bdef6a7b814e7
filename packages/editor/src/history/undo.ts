import { Slice, type Node } from 'prosemirror-model';
import { Plugin, type Command } from 'prosemirror-state';
import { ReplaceStep, type Step } from 'prosemirror-transform';
import { branchOf, history, takeBack, type BranchName, type DocRange } from './history.ts';
import { MultiReplaceStep } from './multi-replace-step.ts';
import { remoteRanges } from './remote-ranges.ts';

/** What is left of a range without the remote ones; these are in any order and may overlap. */
function without({ from, to }: DocRange, remote: readonly DocRange[]): DocRange[] {
  const left: DocRange[] = [];
  let start = from;
  for (const each of remote.toSorted((one, other) => one.from - other.from)) {
    if (each.from > start) left.push({ from: start, to: Math.min(each.from, to) });
    start = Math.max(start, each.to);
  }
  if (start < to) left.push({ from: start, to });
  return left.filter((each) => each.from < each.to);
}

/**
 * What of a range may be removed: only the text of a paragraph with remote words, and no two
 * paragraphs are joined.
 */
function removable(doc: Node, { from, to }: DocRange, remote: readonly DocRange[]): DocRange[] {
  const left: DocRange[] = [];
  doc.nodesBetween(from, to, (node, start) => {
    const end = start + node.nodeSize;
    const inside = remote.filter((each) => each.from < end && each.to > start);
    if (start >= from && end <= to && inside.length === 0) {
      const last = left.at(-1);
      if (last?.to === start) last.to = end;
      else left.push({ from: start, to: end });
    } else if (node.isTextblock) {
      left.push(...without({ from: Math.max(from, start + 1), to: Math.min(to, end - 1) }, inside));
    }
    return false;
  });
  return left;
}

/** Whether a replacement deletes anything remote, or joins it to the paragraph before. */
function takes(doc: Node, { from, to }: ReplaceStep, remote: readonly DocRange[]): boolean {
  const joins = from < to && !doc.resolve(from).sameParent(doc.resolve(to));
  return remote.some((each) => each.to > from && (each.from < to || (joins && each.from === to)));
}

/** A replacement in parts that leave remote text alone; null where they cannot be computed. */
function partsAround(
  doc: Node,
  part: ReplaceStep,
  remote: readonly DocRange[],
): ReplaceStep[] | null {
  const { from, slice } = part;
  if (!takes(doc, part, remote)) return [part];
  if (slice.openStart !== slice.openEnd) return null;
  const [first, ...rest] = removable(doc, part, remote);
  const parts = rest.map((each) => new ReplaceStep(each.from, each.to, Slice.empty));
  if (first?.from === from) return [new ReplaceStep(from, first.to, slice), ...parts];
  const second = first ? [new ReplaceStep(first.from, first.to, Slice.empty)] : [];
  return [new ReplaceStep(from, from, slice), ...second, ...parts];
}

function stepAround(doc: Node, step: Step, remote: readonly DocRange[]): Step | null {
  if (!(step instanceof ReplaceStep || step instanceof MultiReplaceStep)) return step;
  const parts = step instanceof MultiReplaceStep ? step.parts : [step];
  if (!parts.some((part) => takes(doc, part, remote))) return step;
  const around: ReplaceStep[] = [];
  for (const [index, part] of parts.entries()) {
    const next = partsAround(doc, part, remote);
    // The history finds what comes back by the number of its part: that must stay as it is.
    if (!next || (around.length !== index && part.slice.size > 0)) return null;
    around.push(...next);
  }
  return new MultiReplaceStep(around);
}

/**
 * Undo or redo that keeps what was written remotely meanwhile. The history maps its steps over it
 * and so deletes what lies within: here each step is changed before it is applied, while the
 * history can still record what was done. Restoring the words afterwards would be too late for it.
 */
function keepingRemote(branch: BranchName): Command {
  return (state, dispatch) => {
    if (branchOf(state, branch).eventCount === 0) return false;
    if (!dispatch) return true;
    const remote = remoteRanges(state.doc, branchOf(state, branch));
    const tr = takeBack(state, branch, ({ doc, mapping }, step) => {
      const now = remote.map(({ from, to }) => ({
        from: mapping.map(from, 1),
        to: mapping.map(to, -1),
      }));
      return remote.length === 0 ? step : stepAround(doc, step, now);
    });
    if (tr) dispatch(tr.scrollIntoView());
    return true;
  };
}

export const undo = keepingRemote('done');
export const redo = keepingRemote('undone');

const ofBrowserMenu: Partial<Record<string, Command>> = { historyUndo: undo, historyRedo: redo };

/** The browser's own menu has undo and redo, too. */
const browserMenu = new Plugin({
  props: {
    handleDOMEvents: {
      beforeinput: (view, event) => {
        const command = ofBrowserMenu[event.inputType];
        if (!command || !view.editable) return false;
        event.preventDefault();
        return command(view.state, view.dispatch);
      },
    },
  },
});

/** Local changes can be undone, step by step; remote ones cannot. */
export const undoable = [browserMenu, history];
