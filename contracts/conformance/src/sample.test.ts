import { describe, expect, it } from 'vitest';
import { valid } from './suites/valid.ts';
import { sampleOf } from './sample.ts';
import { tried } from './testing/try-notes.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a sample', () => {
  // KIT-36
  it.each([
    [10, 4, [0, 3, 5, 8]],
    [3, 4, [0, 1, 2]],
    [0, 4, []],
    [9, 3, [0, 3, 6]],
    [5, 1, [0]],
  ])('of %i items with at most %i is spread evenly', (count, most, expected) => {
    expect(sampleOf(upTo(count), most)).toEqual(expected);
  });

  // KIT-36
  it('is what a quick run tries of each operation', async () => {
    const whole = await tried(undefined, [valid]);
    const quick = await tried(undefined, [valid], { isQuick: true });
    expect(whole.cases.get('createNote')).toBeGreaterThan(10);
    expect(quick.cases.get('createNote')).toBe(4);
    expect(quick.cases.get('getHealth')).toBe(whole.cases.get('getHealth'));
  });
});
