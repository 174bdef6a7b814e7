import { findFolded, foldText } from '@ecritoire/prose';

const wordsOf = (typed: string) => foldText(typed).split(' ').filter(Boolean);

/** What the server is asked for, which takes a search in one piece: the word that the fewest have. */
export const longestWord = (typed: string): string =>
  wordsOf(typed).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Whether a text contains every word typed, in any order, as searches compare them. */
export const hasWords = (text: string, typed: string): boolean =>
  wordsOf(typed).every((word) => findFolded(text, word) !== null);
