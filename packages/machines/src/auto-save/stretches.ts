import { segmentWords, textOf } from '@ecritoire/prose';
import type { Paragraph } from '@ecritoire/prose';

/** Paragraphs in their order, by id. */
export type Version = ReadonlyMap<string, Paragraph>;

/** A text as two devices found it, and as each of them has it now. */
export type Versions = { base: Version; mine: Version; theirs: Version };

/** Text that a paragraph has lost or gained. */
type Flow = { id: string; text: string; words: readonly string[]; gap: number };

/** Words that stand in more paragraphs say nothing about where a text has come from. */
const mostParagraphs = 20;

/**
 * The stretches that were changed, each the ids of the paragraphs between which text has moved: a split
 * paragraph and its tail, two that were joined, a passage that was cut and pasted.
 *
 * @param together ids that belong together anyhow.
 */
export function stretchesOf(
  { base, mine, theirs }: Versions,
  together: readonly (readonly string[])[],
): string[][] {
  const roots = new Map<string, string>();
  const rootOf = (id: string): string => {
    const root = roots.get(id);
    if (root === undefined || root === id) return id;
    const top = rootOf(root);
    roots.set(id, top);
    return top;
  };
  const join = (one: string, other: string) => {
    const [first, second] = [rootOf(one), rootOf(other)];
    roots.set(first, first);
    roots.set(second, first);
  };
  for (const side of [mine, theirs]) {
    for (const id of new Set([...base.keys(), ...side.keys()])) {
      if (!isAlike(base.get(id), side.get(id))) join(id, id);
    }
    joinFlows(base, side, join);
  }
  for (const ids of together) for (const id of ids) join(ids[0] ?? id, id);
  const stretches = new Map<string, string[]>();
  for (const id of roots.keys()) {
    const root = rootOf(id);
    stretches.set(root, [...(stretches.get(root) ?? []), id]);
  }
  return [...stretches.values()];
}

/** Whether two states of a paragraph are the same. */
export function isAlike(one: Paragraph | undefined, other: Paragraph | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.position === other.position && hasSameText(one, other);
}

/** Whether two paragraphs have the same text and type at any position; runs may differ. */
export function hasSameText(one: Paragraph, other: Paragraph): boolean {
  return one.type === other.type && lettersOf(one) === lettersOf(other);
}

function lettersOf({ content }: Paragraph): string {
  let letters = '';
  let before = '';
  for (const { text, marks } of content) {
    if (text === '') continue;
    const now = marks.toSorted().join();
    letters += now === before ? text : `\0${now}\0${text}`;
    before = now;
  }
  return letters;
}

function joinFlows(base: Version, side: Version, join: (one: string, other: string) => void): void {
  const { lost, gained } = flowsBetween(base, side);
  const byWord = new Map<string, { lost: Flow[]; gained: Flow[] }>();
  const put = (flow: Flow, direction: 'lost' | 'gained') => {
    for (const word of flow.words) {
      const found = byWord.get(word) ?? { lost: [], gained: [] };
      found[direction].push(flow);
      byWord.set(word, found);
    }
  };
  for (const flow of lost) put(flow, 'lost');
  for (const flow of gained) put(flow, 'gained');

  const shared = new Map<Flow, Map<Flow, number>>();
  for (const flows of byWord.values()) {
    if (flows.lost.length > mostParagraphs || flows.gained.length > mostParagraphs) continue;
    for (const from of flows.lost) {
      const counts = shared.get(from) ?? new Map<Flow, number>();
      for (const to of flows.gained) counts.set(to, (counts.get(to) ?? 0) + 1);
      shared.set(from, counts);
    }
  }
  for (const [from, counts] of shared) {
    for (const [to, count] of counts) {
      const isMost = count * 2 >= Math.min(from.words.length, to.words.length);
      if (isMost && (count >= 3 || areNear(from, to) || from.text === to.text))
        join(from.id, to.id);
    }
  }
  // A paragraph that was parted, or joined, within a word.
  for (const from of lost.filter(({ words }) => words.length > 0)) {
    for (const to of gained) {
      if (areNear(from, to) && to.words.length > 0 && holdsOther(from, to)) join(from.id, to.id);
    }
  }
}

const areNear = (one: Flow, other: Flow) => Math.abs(one.gap - other.gap) <= 1;
const holdsOther = (one: Flow, other: Flow) =>
  one.text.includes(other.text) || other.text.includes(one.text);

/** What each paragraph has lost and gained; near ones have the same gap between those that stayed, or the next. */
function flowsBetween(base: Version, side: Version): { lost: Flow[]; gained: Flow[] } {
  const lost: Flow[] = [];
  const gained: Flow[] = [];
  let gap = 0;
  for (const id of inOneOrder(base, side)) {
    const [was, now] = [base.get(id), side.get(id)];
    const stays = was !== undefined && now !== undefined;
    if (stays) gap += 1;
    const change = changeBetween(was, now);
    for (const [text, flows] of [
      [change.lost, lost],
      [change.gained, gained],
    ] as const) {
      if (text === '') continue;
      // The language does not matter: both sides are segmented the same way.
      flows.push({ id, text, words: [...new Set(segmentWords(text, 'en'))], gap });
    }
    if (stays) gap += 1;
  }
  return { lost, gained };
}

function inOneOrder(base: Version, side: Version): string[] {
  const all = new Map([...base, ...side]);
  return [...all.values()]
    .toSorted((one, other) => {
      if (one.position === other.position) return 0;
      return one.position < other.position ? -1 : 1;
    })
    .map(({ id }) => id);
}

function changeBetween(was: Paragraph | undefined, now: Paragraph | undefined) {
  const [before, after] = [was ? textOf(was.content) : '', now ? textOf(now.content) : ''];
  if (before === after) return { lost: '', gained: '' };
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    lost: before.slice(start, before.length - end).trim(),
    gained: after.slice(start, after.length - end).trim(),
  };
}
