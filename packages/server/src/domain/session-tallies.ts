import type { Steps } from '@ecritoire/prose';
import type { SessionCounts } from './session-counts.ts';

/** What a session did to a paragraph; each layer of it by itself. */
type TalliedPart = {
  documentId: string;
  paragraphId: string;
  layer: number;
  added: readonly string[];
  removed: readonly string[];
};

type Difference = { added: number; removed: number };
/** Of one word: all that a session added and removed, and what each part that added it did to it. */
type Tally = Difference & { byPart: Map<number, number> };
type Part = { number: number; words: ReadonlyMap<string, Difference> };

const none: Difference = { added: 0, removed: 0 };
/** Words between two steps: about a millisecond. */
const STEP = 2_000;

function differences({ added, removed }: TalliedPart): Map<string, Difference> {
  const words = new Map<string, Difference>();
  const of = (word: string) => {
    const difference = words.get(word) ?? { added: 0, removed: 0 };
    words.set(word, difference);
    return difference;
  };
  for (const word of added) of(word).added += 1;
  for (const word of removed) of(word).removed += 1;
  return words;
}

/** How much of a word only moved between paragraphs, as `sessionWords` pairs it. */
function movedOf({ added, removed, byPart }: Tally): number {
  if (added === 0 || removed === 0) return 0;
  let most = 0;
  for (const count of byPart.values()) most = Math.max(most, count);
  return Math.min(added, removed, added + removed - most);
}

/**
 * The words of a session by word, so that a save changes its counts by what it changes, however long
 * the session is. For sessions that repeat no words of their own (`copied-words.ts`).
 */
export class SessionTallies {
  /** How many words it holds, each once for a part. */
  size = 0;
  #words = 0;
  #wordsRemoved = 0;
  readonly #tallies = new Map<string, Tally>();
  readonly #parts = new Map<string, Part>();
  /** How many parts of a paragraph added words. */
  readonly #written = new Map<string, number>();

  get counts(): SessionCounts {
    return {
      words: this.#words,
      wordsRemoved: this.#wordsRemoved,
      paragraphs: this.#written.size,
    };
  }

  /** Puts parts in, in the place of what there is of them. */
  *replace(parts: Iterable<TalliedPart>): Steps<void> {
    const changed: [Part, Part][] = [];
    const touched = new Set<string>();
    for (const part of parts) {
      const pair = this.#replacePart(part);
      for (const { words } of pair) for (const word of words.keys()) touched.add(word);
      changed.push(pair);
      yield;
    }
    yield* this.#count(touched, -1);
    for (const [before, after] of changed) yield* this.#apply(before, after);
    yield* this.#count(touched, 1);
  }

  #replacePart(part: TalliedPart): [Part, Part] {
    const paragraph = `${part.documentId} ${part.paragraphId}`;
    const key = `${paragraph} ${part.layer}`;
    const before = this.#parts.get(key) ?? { number: this.#parts.size, words: new Map() };
    const after = { number: before.number, words: differences(part) };
    this.#parts.set(key, after);
    this.size += after.words.size - before.words.size;
    const adds = ({ words }: Part) => Number([...words.values()].some(({ added }) => added > 0));
    const written = (this.#written.get(paragraph) ?? 0) + adds(after) - adds(before);
    if (written > 0) this.#written.set(paragraph, written);
    else this.#written.delete(paragraph);
    return [before, after];
  }

  *#apply(before: Part, after: Part): Steps<void> {
    let work = 0;
    for (const word of new Set([...before.words.keys(), ...after.words.keys()])) {
      const [old, now] = [before.words.get(word) ?? none, after.words.get(word) ?? none];
      const tally = this.#tallies.get(word) ?? { added: 0, removed: 0, byPart: new Map() };
      this.#tallies.set(word, tally);
      tally.added += now.added - old.added;
      tally.removed += now.removed - old.removed;
      if (now.added > 0) tally.byPart.set(after.number, now.added + now.removed);
      else tally.byPart.delete(after.number);
      if (tally.added === 0 && tally.removed === 0) this.#tallies.delete(word);
      work += 1;
      if (work % STEP === 0) yield;
    }
    yield;
  }

  *#count(words: ReadonlySet<string>, sign: 1 | -1): Steps<void> {
    let work = 0;
    for (const word of words) {
      const tally = this.#tallies.get(word);
      if (!tally) continue;
      const moved = movedOf(tally);
      this.#words += sign * (tally.added - moved);
      this.#wordsRemoved += sign * (tally.removed - moved);
      work += 1 + tally.byPart.size;
      if (work < STEP) continue;
      work = 0;
      yield;
    }
  }
}

/** Words of the sessions that are held: some tens of megabytes. */
const MOST_WORDS = 400_000;

type Held = { state: string; tallies: SessionTallies };

/** The tallies of the sessions that were saved last, each for the row of its session that it counts. */
export class HeldTallies {
  readonly #held = new Map<string, Held>();
  #size = 0;

  /** Takes them out: a caller that changes them holds them again once that is written. */
  take(sessionId: string, state: string): SessionTallies | undefined {
    const held = this.#held.get(sessionId);
    if (!held) return undefined;
    this.#held.delete(sessionId);
    this.#size -= held.tallies.size;
    return held.state === state ? held.tallies : undefined;
  }

  /** @param state the row version (`xmin`) of the session that they count. */
  hold(sessionId: string, state: string, tallies: SessionTallies): void {
    this.take(sessionId, state);
    if (tallies.size > MOST_WORDS) return;
    this.#held.set(sessionId, { state, tallies });
    this.#size += tallies.size;
    for (const [oldest, { state: its }] of this.#held) {
      if (this.#size <= MOST_WORDS) return;
      this.take(oldest, its);
    }
  }
}
