import type { Paragraph } from '@ecritoire/prose';
import type { EditorState } from 'prosemirror-state';
import { Step, StepMap } from 'prosemirror-transform';
import type { PlacesJSON } from '../schema/paragraph-attributes-step.ts';
import { ParagraphAttributesStep } from '../schema/paragraph-attributes-step.ts';
import { paragraphOf } from '../schema/paragraphs.ts';
import { schema } from '../schema/schema.ts';
import { Branch, type Item } from './branch.ts';
import { branchOf, sessionOf, type BranchName, type HistorySession } from './history.ts';
import { MultiReplaceStep, type PartsJSON } from './multi-replace-step.ts';
import { PlainBookmark } from './plain-bookmark.ts';

/** Another format is not read. */
const format = 1;

/** What is stored of a history with its text, at most. */
const most = { events: 200, characters: 1_500_000 } as const;

type StepJSON =
  | PartsJSON
  | PlacesJSON
  | { stepType: 'replace' | 'replaceAround' | 'addMark' | 'removeMark' };

type StoredItem = {
  /** The step that takes the change back. */
  step?: StepJSON;
  /** The ranges of a change without a step. */
  map?: number[];
  mirror?: number;
  selected?: [anchor: number, head: number];
};

type StoredHistory = { format: number; text: Paragraph[]; session?: HistorySession } & Record<
  BranchName,
  StoredItem[][]
>;

function rangesOf(map: StepMap): number[] {
  const ranges: number[] = [];
  map.forEach((oldFrom, oldTo, newFrom, newTo) => {
    ranges.push(oldFrom, oldTo - oldFrom, newTo - newFrom);
  });
  return ranges;
}

function stored({ map, step, mirrorOffset, selection }: Item): StoredItem {
  const json: StepJSON | undefined = step?.toJSON();
  return {
    ...(json ? { step: json } : { map: rangesOf(map) }),
    ...(mirrorOffset === undefined ? {} : { mirror: mirrorOffset }),
    ...(selection ? { selected: [selection.anchor, selection.head] } : {}),
  };
}

/** The newest events of a branch as JSON, from the oldest to the newest, within so many characters. */
function storedEvents({ items }: Branch, characters: number): string[] {
  const events: string[] = [];
  let event: StoredItem[] = [];
  let left = characters;
  for (let index = items.length - 1; index >= 0 && events.length < most.events; index -= 1) {
    const item = items.get(index);
    event.push(stored(item));
    if (item.selection) {
      const json = JSON.stringify(event.toReversed());
      left -= json.length + 1;
      if (left < 0) break;
      events.push(json);
      event = [];
    }
  }
  return events.toReversed();
}

/** The session of a history that has lost so many of its oldest events. */
export const withoutOldest = ({ id, earlierEvents }: HistorySession, events: number) => ({
  id,
  earlierEvents: Math.max(0, earlierEvents - events),
});

/**
 * The text and what can be undone and redone in it, to be stored; null where there is none, or where
 * it is too much.
 */
export function storeHistory(state: EditorState): string | null {
  const [done, undone] = [branchOf(state, 'done'), branchOf(state, 'undone')];
  if (done.eventCount + undone.eventCount === 0) return null;
  const text = JSON.stringify(state.doc.children.map(paragraphOf));
  const room = most.characters - text.length;
  const doneEvents = storedEvents(done, room);
  const doneJson = `[${doneEvents.join(',')}]`;
  const undoneEvents = storedEvents(undone, room - doneJson.length);
  if (doneEvents.length + undoneEvents.length === 0) return null;
  const session = JSON.stringify(
    withoutOldest(sessionOf(state), done.eventCount - doneEvents.length),
  );
  return `{"format":${format},"text":${text},"session":${session},"done":${doneJson},"undone":[${undoneEvents.join(',')}]}`;
}

function stepOf(json: StepJSON): Step {
  if (json.stepType === 'parts') return MultiReplaceStep.of(json);
  if (json.stepType === 'places') return ParagraphAttributesStep.of(json);
  return Step.fromJSON(schema, json);
}

function itemOf({ step: json, map = [], mirror, selected }: StoredItem): Item {
  const step = json && stepOf(json);
  return {
    map: step ? step.getMap().invert() : new StepMap(map),
    step,
    mirrorOffset: mirror,
    selection: selected && new PlainBookmark(...selected),
  };
}

/** @throws on what is no history, or one of another format. */
export function parseHistory(
  json: string,
): { text: Paragraph[]; session: HistorySession } & Readonly<Record<BranchName, Branch>> {
  const history: StoredHistory = JSON.parse(json);
  if (history.format !== format) throw new RangeError('A history of another format.');
  const branch = (events: StoredItem[][]) => Branch.of(events.flat().map(itemOf));
  return {
    text: history.text,
    session: history.session ?? { id: null, earlierEvents: 0 },
    done: branch(history.done),
    undone: branch(history.undone),
  };
}
