import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffWords, diffWordsInSteps, sharedWords } from './diff.ts';
import { sessionWords } from './session-words.ts';

const words = fc.array(fc.constantFrom('le', 'la', 'mer', 'nuit', 'rose', 'de'), { maxLength: 60 });

function bag(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function tableLength(one: readonly string[], two: readonly string[]): number {
  let row = Array.from({ length: two.length + 1 }, () => 0);
  for (const word of one) {
    const next = [0];
    two.forEach((other, index) => {
      const value =
        word === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0);
      next.push(value);
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const word of whole) if (at < part.length && part[at] === word) at += 1;
  return at === part.length;
}

describe('word difference', () => {
  test('an inserted word is the only one added', () => {
    expect(diffWords(['la', 'mer'], ['la', 'grande', 'mer'])).toEqual({
      added: ['grande'],
      removed: [],
    });
  });

  test('deleting and retyping the same words is no difference', () => {
    fc.assert(
      fc.property(words, (same) => {
        expect(diffWords(same, [...same])).toEqual({ added: [], removed: [] });
      }),
    );
  });

  test('removing the removed and adding the added balances', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const { added, removed } = diffWords(before, after);
        expect(bag([...before, ...added])).toEqual(bag([...after, ...removed]));
        expect(isSubsequence(added, after)).toBe(true);
        expect(isSubsequence(removed, before)).toBe(true);
      }),
    );
  });

  test('is the smallest one', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(diffWords(before, after).added.length).toBe(
          after.length - tableLength(before, after),
        );
      }),
      { numRuns: 300 },
    );
  });

  // COUNT-9
  test('a copy adds what the other has less often', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        const shared = sharedWords(one, other);
        const { added, removed } = diffWords(shared, one);
        expect(removed).toEqual([]);
        expect(bag([...added, ...shared])).toEqual(bag(one));
        expect(added.length).toBeLessThanOrEqual(diffWords(other, one).added.length);
      }),
    );
  });

  // COUNT-9
  test('deleting the version beside a copy takes nothing from it', () => {
    const sentence = fc.uniqueArray(fc.constantFrom('le', 'la', 'mer', 'nuit', 'rose', 'de'));
    fc.assert(
      fc.property(sentence, sentence, (one, other) => {
        const copy = diffWords(sharedWords(one, other), one);
        const deleted = { added: [], removed: other };
        expect(sessionWords([copy, deleted]).words).toBe(copy.added.length);
      }),
    );
  });

  test('mirrors when the sides are exchanged', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const forth = diffWords(before, after);
        const back = diffWords(after, before);
        expect(back.added.length).toBe(forth.removed.length);
        expect(back.removed.length).toBe(forth.added.length);
      }),
    );
  });

  test('rewriting the longest paragraph accepted stays bounded', () => {
    const pseudoRandom = (seed: number) =>
      Array.from({ length: 12_500 }, (_, index) => `m${((index + seed) * 7919 * seed) % 997}`);
    const [before, after] = [pseudoRandom(3), pseudoRandom(5)];
    const started = performance.now();
    diffWords(before, after);
    // Ten times what a laptop takes: catches a return to quadratic tables, not a slow machine.
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

// ACCOUNT-4
test('a paragraph of other words is compared in many steps', () => {
  const text = (from: number) => Array.from({ length: 8_000 }, (_, index) => `mot${from + index}`);
  let steps = 0;
  for (const comparing = diffWordsInSteps(text(0), text(8_000)); !comparing.next().done;)
    steps += 1;
  expect(steps).toBeGreaterThan(20);
});
