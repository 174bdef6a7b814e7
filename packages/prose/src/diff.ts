import { longestCommonInSteps } from './longest-common.ts';
import { runAtOnce, type Steps } from './steps.ts';

/** What became of one paragraph: the words it gained and the words it lost, in reading order. */
export type WordDifference = { added: string[]; removed: string[] };

/** Of each word, whether the smallest difference between the two leaves it as it is. */
export const align = (before: readonly string[], after: readonly string[]) =>
  runAtOnce(alignInSteps(before, after));

/** {@link align}, in steps between which the caller may yield. */
export function* alignInSteps(before: readonly string[], after: readonly string[]) {
  const numbers = new Map<string, number>();
  const numbered = (words: readonly string[]) =>
    Int32Array.from(words, (word) => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(word, numbers.size);
      return numbers.size - 1;
    });

  const commonBefore = new Uint8Array(before.length);
  const commonAfter = new Uint8Array(after.length);
  const [ones, others] = [numbered(before), numbered(after)];
  yield;
  yield* longestCommonInSteps(ones, others, (inBefore, inAfter) => {
    commonBefore[inBefore] = 1;
    commonAfter[inAfter] = 1;
  });
  return { commonBefore, commonAfter };
}

/**
 * The smallest word-level difference between two states of one paragraph.
 *
 * @param before the words the session first found (`segmentWords`).
 * @param after the words as they are now.
 */
export const diffWords = (before: readonly string[], after: readonly string[]): WordDifference =>
  runAtOnce(diffWordsInSteps(before, after));

/** {@link diffWords} in small steps, for a caller that must not block. */
export function* diffWordsInSteps(
  before: readonly string[],
  after: readonly string[],
): Steps<WordDifference> {
  const { commonBefore, commonAfter } = yield* alignInSteps(before, after);
  return {
    added: after.filter((_, index) => !commonAfter[index]),
    removed: before.filter((_, index) => !commonBefore[index]),
  };
}

/**
 * The words of one text that another one has too, each as often as both have it (`segmentWords`),
 * at any position: the loss of the other text would be paired with any of them.
 */
export function sharedWords(one: readonly string[], other: readonly string[]): string[] {
  const rest = new Map<string, number>();
  for (const word of other) rest.set(word, (rest.get(word) ?? 0) + 1);
  return one.filter((word) => {
    const count = rest.get(word) ?? 0;
    rest.set(word, count - 1);
    return count > 0;
  });
}
