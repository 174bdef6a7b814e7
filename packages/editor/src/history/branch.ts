import type { Transaction } from 'prosemirror-state';
import { Mapping, type Step, type StepMap, type Transform } from 'prosemirror-transform';
import RopeSequence from 'rope-sequence';
import type { PlainBookmark } from './plain-bookmark.ts';

// Adapted from prosemirror-history 1.5.1 (MIT, see LICENSE beside this file; decision 0041).

/**
 * A change in the history. It always has the map that later positions are read through. One with a
 * step can be taken back; one with a selection as well begins an event, which is what one undo takes
 * back. One without a step came from another window or the server.
 */
export type Item = {
  map: StepMap;
  /** The step that takes the change back. */
  step?: Step | undefined;
  /** What was selected before the event. */
  selection?: PlainBookmark | undefined;
  /** How many items before this one stands the change that it took back. */
  mirrorOffset?: number | undefined;
};

/** Events beyond the depth that remain, so that not every key trims the oldest. */
const depthOverflow = 20;

/** The next item as a part of the last, as the next letter of a word; null where it is none. */
function merged(last: Item | null | undefined, next: Item): Item | null {
  if (!last?.step || !next.step || next.selection) return null;
  const step = next.step.merge(last.step);
  return step && { map: step.getMap().invert(), step, selection: last.selection };
}

function withoutOldest(items: RopeSequence<Item>, count: number): RopeSequence<Item> {
  let left = count;
  let start = 0;
  items.forEach((item, index) => {
    if (!item.selection) return true;
    if (left === 0) start = index;
    left -= 1;
    return left >= 0;
  });
  return items.slice(start);
}

/** Adapts a step to the document that it is about to change; null leaves it out. */
export type AdaptStep = (tr: Transaction, step: Step) => Step | null;

/** What can be undone, or redone: items from the oldest to the newest. */
export class Branch {
  static readonly empty = new Branch(RopeSequence.empty, 0);

  readonly items: RopeSequence<Item>;
  readonly eventCount: number;

  private constructor(items: RopeSequence<Item>, eventCount: number) {
    this.items = items;
    this.eventCount = eventCount;
  }

  /** @param items from the oldest to the newest; the first begins an event. */
  static of(items: Item[]): Branch {
    const eventCount = items.filter(({ selection }) => selection).length;
    return new Branch(RopeSequence.from(items), eventCount);
  }

  /** The newest events, at most so many. */
  newest(count: number): Branch {
    if (count === 0) return Branch.empty;
    if (count >= this.eventCount) return this;
    return new Branch(withoutOldest(this.items, this.eventCount - count), count);
  }

  /** The index of the item that begins the newest event. */
  get #newestEvent(): number {
    let index = this.items.length - 1;
    while (index > 0 && !this.items.get(index).selection) index -= 1;
    return index;
  }

  /**
   * Takes the newest event back in a transaction.
   * @returns what is left of the branch, and what was selected before the event; null without one.
   */
  popEvent(
    tr: Transaction,
    adapt: AdaptStep,
  ): { remaining: Branch; selection: PlainBookmark } | null {
    if (this.eventCount === 0) return null;
    const start = this.#newestEvent;
    let remap: Mapping | null = null;
    let mapFrom = 0;
    const taken: Item[] = [];
    const before: Item[] = [];
    /** @returns the map of the step, where it could be applied. */
    const apply = (step: Step | null): StepMap | undefined => {
      const adapted = step && adapt(tr, step);
      return adapted && tr.maybeStep(adapted).doc ? tr.mapping.maps.at(-1) : undefined;
    };
    for (let index = this.items.length - 1; index >= start; index -= 1) {
      const item = this.items.get(index);
      if (!item.step) {
        if (!remap) {
          remap = this.remapping(start, index + 1);
          mapFrom = remap.maps.length;
        }
        mapFrom -= 1;
        before.push(item);
      } else if (remap) {
        before.push({ map: item.map });
        const map = apply(item.step.map(remap.slice(mapFrom)));
        if (map) taken.push({ map, mirrorOffset: taken.length + before.length });
        mapFrom -= 1;
        if (map) remap.appendMap(map, mapFrom);
      } else {
        apply(item.step);
      }
    }
    const { selection } = this.items.get(start);
    if (!selection) return null;
    return {
      remaining: new Branch(
        this.items.slice(0, start).append([...before.toReversed(), ...taken]),
        this.eventCount - 1,
      ),
      selection: remap ? selection.map(remap.slice(mapFrom)) : selection,
    };
  }

  /** @param selection of a change that begins an event; without it the change goes on with the last. */
  addTransform(
    { steps, docs, mapping: { maps } }: Transform,
    selection: PlainBookmark | undefined,
    depth: number,
  ): Branch {
    const added: Item[] = [];
    let { items, eventCount } = this;
    let last = items.length > 0 ? items.get(items.length - 1) : null;
    for (const [index, step] of steps.entries()) {
      const [doc, map] = [docs[index], maps[index]];
      if (!doc || !map) continue;
      const begins = index === 0 ? selection : undefined;
      const item: Item = { map, step: step.invert(doc), selection: begins };
      const whole = merged(last, item);
      if (whole && index === 0) items = items.slice(0, items.length - 1);
      else if (whole) added.pop();
      last = whole ?? item;
      added.push(last);
      if (begins) eventCount += 1;
    }
    const overflow = eventCount - depth;
    if (overflow > depthOverflow) {
      items = withoutOldest(items, overflow);
      eventCount -= overflow;
    }
    return new Branch(items.append(added), eventCount);
  }

  /** Adds changes that cannot be taken back: later undos are mapped through them. */
  addMaps(maps: readonly StepMap[]): Branch {
    if (this.eventCount === 0) return this;
    return new Branch(this.items.append(maps.map((map) => ({ map }))), this.eventCount);
  }

  /** The maps of a range of items, in which what was taken back mirrors its change. */
  remapping(from: number, to: number): Mapping {
    const mapping = new Mapping();
    this.items.forEach(
      ({ map, mirrorOffset }, index) => {
        const isWithin = mirrorOffset !== undefined && index - mirrorOffset >= from;
        mapping.appendMap(map, isWithin ? mapping.maps.length - mirrorOffset : undefined);
      },
      from,
      to,
    );
    return mapping;
  }

  /** The maps of remote changes since the newest event began, each with what has happened since. */
  remoteChanges(): { map: StepMap; since: Mapping }[] {
    if (this.eventCount === 0) return [];
    const { items } = this;
    const start = this.#newestEvent;
    const takenBack = new Set<number>();
    const remote: number[] = [];
    for (let index = items.length - 1; index >= start; index -= 1) {
      const { step, mirrorOffset } = items.get(index);
      if (mirrorOffset !== undefined) takenBack.add(index - mirrorOffset);
      else if (!step && !takenBack.has(index)) remote.push(index);
    }
    if (remote.length === 0) return [];
    const maps = this.remapping(start, items.length);
    return remote.map((index) => ({
      map: items.get(index).map,
      since: maps.slice(index - start + 1),
    }));
  }
}
