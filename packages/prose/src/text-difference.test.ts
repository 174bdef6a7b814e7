import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runAtOnce } from './steps.ts';
import { textDifferenceInSteps } from './text-difference.ts';

const difference = (before: string, after: string) =>
  runAtOnce(textDifferenceInSteps(before, after));
const words = fc
  .array(fc.constantFrom('la', 'mer', 'monte', ',', '.', '« ', ' »', ' ', ' ', '\n', '👩‍👧'), {
    maxLength: 30,
  })
  .map((all) => all.join(''));

// VERS-9
test('shows a word put in the place of another', () => {
  expect(difference('La mer monte.', 'La marée monte.')).toEqual([
    { text: 'La ', change: 'same' },
    { text: 'mer', change: 'removed' },
    { text: 'marée', change: 'added' },
    { text: ' monte.', change: 'same' },
  ]);
});

// VERS-9
test('holds both texts whole', () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = difference(before, after);
      const without = (change: string) =>
        parts
          .filter((part) => part.change !== change)
          .map(({ text }) => text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
      expect(parts.every(({ text }) => text !== '')).toBe(true);
    }),
  );
});
