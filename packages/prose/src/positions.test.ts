import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isPosition,
  positionBehind,
  positionBetween,
  positionsBetween,
  positionsInRun,
} from './positions.ts';

const encoder = new TextEncoder();

/** Like memcmp: the order a database gives with byte comparison. */
function compareBytes(one: string, two: string): number {
  const [left, right] = [encoder.encode(one), encoder.encode(two)];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function expectOrdered(positions: readonly string[]): void {
  positions.slice(1).forEach((position, index) => {
    if (compareBytes(positions[index] ?? '', position) >= 0) {
      throw new Error(`${positions[index]} does not come before ${position}`);
    }
  });
}

function insertAt(positions: string[], at: number): string {
  const position = positionBetween(positions[at - 1] ?? null, positions[at] ?? null);
  positions.splice(at, 0, position);
  return position;
}

describe('positions', () => {
  test('thousands of random inserts stay ordered and short', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 2_000, maxLength: 3_000 }), (places) => {
        const positions: string[] = [];
        for (const place of places) insertAt(positions, place % (positions.length + 1));
        expectOrdered(positions);
        expect(Math.max(...positions.map(({ length }) => length))).toBeLessThan(100);
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    ['writing on at the end', (length: number) => length],
    ['writing on in the middle', (length: number) => length - 1],
    ['always before the same paragraph', () => 1],
    ['always at the start', () => 0],
  ])('%s ten thousand times keeps them short', (_, place) => {
    const positions = ['a0', 'a1'];
    let longest = 0;
    for (let count = 0; count < 10_000; count += 1) {
      longest = Math.max(longest, insertAt(positions, place(positions.length)).length);
    }
    expectOrdered(positions);
    expect(longest).toBeLessThan(10);
  });

  test('several at once are in order between their neighbours', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), fc.nat(), fc.nat(300), (places, at, n) => {
        const positions: string[] = [];
        for (const place of places) insertAt(positions, place % (positions.length + 1));
        const gap = at % (positions.length + 1);
        const many = positionsBetween(positions[gap - 1] ?? null, positions[gap] ?? null, n);
        expect(many).toHaveLength(n);
        positions.splice(gap, 0, ...many);
        expectOrdered(positions);
        expect(positions.every(isPosition)).toBe(true);
      }),
    );
  });

  describe('of what somebody writes', () => {
    const runs = ['c000', 'cA1b', 'czzz'];
    const wholeNumbers = fc.array(fc.nat(), { maxLength: 40 });
    const insertInRun = (positions: string[], at: number, { count = 1, run = 'cA1b' } = {}) => {
      const [previous, next] = [positions[at - 1] ?? null, positions[at] ?? null];
      const many = positionsInRun(previous, next, { count, run });
      positions.splice(at, 0, ...many);
      return many;
    };

    // SAVE-12
    test('stay together under concurrent inserts at one place', () => {
      fc.assert(
        fc.property(wholeNumbers, fc.nat(), fc.nat(30), (places, at, count) => {
          const known: string[] = [];
          places.forEach((place, index) => {
            insertInRun(known, place % (known.length + 1), { run: runs[index % 3] ?? '' });
            if (place % 7 === 0) known.splice(place % known.length, 1);
          });
          const gap = at % (known.length + 1);
          const written = runs.map((run) => insertInRun([...known], gap, { count, run }));
          const all = [...known.slice(0, gap), ...written.flat(), ...known.slice(gap)];
          expect(all.every(isPosition)).toBe(true);
          const inOrder = all.toSorted(compareBytes);
          expectOrdered(inOrder);
          for (const one of written) {
            const start = inOrder.indexOf(one[0] ?? '');
            expect(inOrder.slice(start, start + count)).toEqual(count > 0 ? one : []);
          }
        }),
      );
    });

    // SAVE-12
    test('stay ordered and short for every writer', () => {
      fc.assert(
        fc.property(fc.array(fc.nat(), { minLength: 2_000, maxLength: 3_000 }), (places) => {
          const positions: string[] = [];
          for (const place of places) {
            const run = runs[place % 3] ?? '';
            insertInRun(positions, place % (positions.length + 1), { run });
          }
          expectOrdered(positions);
          expect(Math.max(...positions.map(({ length }) => length))).toBeLessThan(200);
        }),
        { numRuns: 20 },
      );
    });

    test.each([
      ['writing on at the end', (length: number) => length],
      ['writing on in the middle', (length: number) => length - 1],
      ['always before the same paragraph', () => 1],
      ['always at the start', () => 0],
    ])('%s ten thousand times keeps them short', (_, place) => {
      for (const others of [1, 3]) {
        const positions = ['a0', 'a1'];
        for (let count = 0; count < 10_000; count += 1) {
          insertInRun(positions, place(positions.length), { run: runs[count % others] ?? '' });
        }
        expectOrdered(positions);
        expect(Math.max(...positions.map(({ length }) => length))).toBeLessThan(20);
      }
    });

    test('a hundred inserts before the last fit the contract', () => {
      const positions = ['a0', 'a1'];
      for (let count = 0; count < 100; count += 1) insertInRun(positions, positions.length >> 1);
      expectOrdered(positions);
      expect(Math.max(...positions.map(({ length }) => length))).toBeLessThan(1_000);
    });
  });

  // SAVE-11
  test.each([
    ['a0', 'a1'],
    ['a0', 'a7'],
    ['a0', null],
    ['a0c123a0', 'a0c123a1'],
    ['a0', 'a0a0c123a0'],
  ])('between %s and %s no insert of another comes', (previous, next) => {
    const behind = positionBehind(previous, next, 'cAAA');
    const [other = ''] = positionsInRun(previous, next, { count: 1, run: 'c000' });
    const again = positionBehind(previous, behind, 'cAAA');
    expectOrdered([previous, again, behind, other, ...(next === null ? [] : [next])]);
    expect([behind, again].every(isPosition)).toBe(true);
  });

  // SAVE-11
  test.each(['a5', 'a4cBBBa1', null])(
    'a thousand one after the other before %s stay short',
    (next) => {
      let last = 'a4';
      for (let index = 0; index < 1000; index += 1) {
        const behind = positionBehind(last, next, 'cAAA');
        const [other = ''] = positionsInRun(last, next, { count: 1, run: 'cZZZ' });
        expectOrdered([last, behind, other, ...(next === null ? [] : [next])]);
        last = behind;
      }
      expect(last.length).toBeLessThan(30);
    },
  );

  test('the first position is a0, the next a1', () => {
    expect(positionsBetween(null, null, 2)).toEqual(['a0', 'a1']);
  });

  test.each([
    ['a1', 'a0'],
    ['a0', 'a0'],
    ['', null],
    ['é0', null],
    ['b0', null],
    [null, 'a0-'],
  ])('between %j and %j is refused', (previous, next) => {
    expect(() => positionBetween(previous, next)).toThrow(RangeError);
  });
});
