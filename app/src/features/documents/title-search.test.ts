import { expect, test } from 'vitest';
import { hasWords, longestWord } from './title-search.ts';

// PAGE-124
test.each([
  ['coeur', 'coeur'],
  ['  le coeur ', 'coeur'],
  ['le chapitre de l’été -', 'chapitre'],
  ['un et un', 'un'],
  ['  ', ''],
])('%j asks the server for %j', (typed, word) => {
  expect(longestWord(typed)).toBe(word);
});

// PAGE-124
test.each([
  ['chapitre coeur', true],
  ['COEUR  chap', true],
  ['l’ete - coeur', true],
  ['coeur maison', false],
])('a title contains all words of %j, unordered: %s', (typed, expected) => {
  expect(hasWords('Chapitre premier : le cœur de l’été', typed)).toBe(expected);
});
