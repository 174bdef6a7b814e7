import { expect, test } from 'vitest';
import { comparedOf, now, previous } from './against.ts';

const versions = ['c', 'b', 'a'].map((id) => ({ id }));

// VERS-15
test.each([
  ['b', now, { from: 'b', to: null }],
  ['b', previous, { from: 'a', to: 'b' }],
  ['a', previous, null],
  ['b', 'a', { from: 'a', to: 'b' }],
  ['b', 'c', { from: 'b', to: 'c' }],
  ['b', 'unlisted', { from: 'unlisted', to: 'b' }],
  ['b', 'b', { from: 'b', to: null }],
])('%s with %s: what was written first is before', (chosen, against, compared) => {
  expect(comparedOf(chosen, against, versions)).toEqual(compared);
});
