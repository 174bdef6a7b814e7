import { runAtOnce, type Steps } from './steps.ts';

/** Of one word: all that paragraphs added and removed, and the most that one which added it did to it. */
type Tally = { added: number; removed: number; most: number };

type Difference = { readonly added: readonly string[]; readonly removed: readonly string[] };

/** Words between two steps: about a millisecond. */
const STEP = 5_000;

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * What a writing session added and removed over all its paragraphs, in words.
 *
 * Words removed from one paragraph and added to another only moved (split, merge, cut and paste):
 * as many of them as can be paired are left out of both sums. Removed words are never subtracted
 * from added ones (docs/decisions/0007).
 */
export const sessionWords = (paragraphs: Iterable<Difference>) =>
  runAtOnce(sessionWordsInSteps(paragraphs));

/** {@link sessionWords} in small steps, for a caller that must not block. */
export function* sessionWordsInSteps(
  paragraphs: Iterable<Difference>,
): Steps<{ words: number; wordsRemoved: number }> {
  const totals = new Map<string, Tally>();
  const totalOf = (word: string): Tally => {
    const total = totals.get(word) ?? { added: 0, removed: 0, most: 0 };
    totals.set(word, total);
    return total;
  };
  let work = 0;
  for (const { added, removed } of paragraphs) {
    const lost = tally(removed);
    for (const [word, count] of lost) totalOf(word).removed += count;
    for (const [word, count] of tally(added)) {
      const total = totalOf(word);
      total.added += count;
      total.most = Math.max(total.most, count + (lost.get(word) ?? 0));
    }
    work += added.length + removed.length;
    if (work < STEP) continue;
    work = 0;
    yield;
  }
  let words = 0;
  let wordsRemoved = 0;
  for (const { added, removed, most } of totals.values()) {
    // A paragraph's own losses cannot pair with its own gains, which bounds what can be paired.
    const moved = Math.min(added, removed, added + removed - most);
    words += added - moved;
    wordsRemoved += removed - moved;
    work += 1;
    if (work % STEP === 0) yield;
  }
  return { words, wordsRemoved };
}
