import { expect, it } from 'vitest';
import { clusterBound } from './cluster-bound.ts';

// PAGE-136
it.each([
  ['abc', 2, 2],
  ['abc', 3, 3],
  ['abc', 9, 3],
  ['', 0, 0],
  ['a😀b', 2, 1],
  ['a👍🏽b', 3, 1],
  ['a👍🏽b', 5, 5],
  ['e\u0301te\u0301', 1, 0],
])('%j is cut at %i or before: at %i', (text, offset, bound) => {
  expect(clusterBound(text, offset)).toBe(bound);
});
