import { longestCommon } from './longest-common.ts';

/** What became of one paragraph: the words it gained and the words it lost, in reading order. */
export type WordDifference = { added: string[]; removed: string[] };

/**
 * The smallest word-level difference between two states of one paragraph.
 *
 * @param before the words the session first found (`segmentWords`).
 * @param after the words as they are now.
 */
export function diffWords(before: readonly string[], after: readonly string[]): WordDifference {
  const numbers = new Map<string, number>();
  const numbered = (words: readonly string[]) =>
    Int32Array.from(words, (word) => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(word, numbers.size);
      return numbers.size - 1;
    });

  const keptBefore = new Uint8Array(before.length);
  const keptAfter = new Uint8Array(after.length);
  longestCommon(numbered(before), numbered(after), (inBefore, inAfter) => {
    keptBefore[inBefore] = 1;
    keptAfter[inAfter] = 1;
  });
  return {
    added: after.filter((_, index) => !keptAfter[index]),
    removed: before.filter((_, index) => !keptBefore[index]),
  };
}
