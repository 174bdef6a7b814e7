import { describe, expect, test } from 'vitest';
import { niceScale } from './scale.ts';

describe('a scale', () => {
  test.each([
    [0, 1],
    [1, 1],
    [7, 8],
    [310, 400],
    [1204, 1500],
    [10_000, 10_000],
    [10_001, 15_000],
  ])('for %i ends at round number %i', (highest, top) => {
    expect(niceScale(highest).top).toBe(top);
  });

  test('covers every value with five lines', () => {
    for (let highest = 0; highest < 20_000; highest += 37) {
      const { top, steps } = niceScale(highest);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(steps.length).toBeLessThanOrEqual(6);
      expect(steps.every((step) => Number.isInteger(step))).toBe(true);
    }
  });
});
