import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { quartersOf, shadeOf } from './day-shades.ts';

const someWords = fc.array(fc.nat(20_000), { maxLength: 400 });

// WEEK-23
test('shades are relative to the writer', () => {
  const little = [82, 90, 110, 120, 150, 180, 221, 249];
  const much = little.map((words) => words * 20);
  const shades = (days: number[]) => days.map((words) => shadeOf(words, quartersOf(days)));
  expect(shades(little)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(shades(much)).toEqual(shades(little));
});

// WEEK-23
test('no shade exceeds a quarter without ties', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { minLength: 1 }), (days) => {
      const quarters = quartersOf(days);
      for (const shade of [1, 2, 3, 4]) {
        const ofIt = days.filter((words) => shadeOf(words, quarters) === shade);
        expect(ofIt.length).toBeLessThanOrEqual(Math.ceil(days.length / 4));
      }
    }),
  );
});

// WEEK-23
test('more words are never paler; only none is empty', () => {
  fc.assert(
    fc.property(someWords, fc.nat(20_000), fc.nat(20_000), (days, one, other) => {
      const quarters = quartersOf(days);
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(shadeOf(less, quarters)).toBeLessThanOrEqual(shadeOf(more, quarters));
      expect(shadeOf(one, quarters) === 0).toBe(one === 0);
      const most = Math.max(0, ...days);
      expect(shadeOf(most, quarters)).toBe(most > 0 ? 4 : 0);
    }),
  );
});

test('neither their order nor days without a word change anything', () => {
  fc.assert(
    fc.property(someWords, fc.nat(30), (days, empty) => {
      const more = [...days.toReversed(), ...Array.from({ length: empty }, () => 0)];
      expect(quartersOf(more)).toEqual(quartersOf(days));
    }),
  );
});
