import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sessionWords } from './session-words.ts';

const words = fc.array(fc.constantFrom('mer', 'nuit', 'rose', 'de'), { maxLength: 8 });
const difference = fc.record({ added: words, removed: words });

describe('session words', () => {
  test('added and removed words are summed apart', () => {
    expect(
      sessionWords([
        { added: ['un', 'deux'], removed: ['trois'] },
        { added: ['quatre'], removed: [] },
      ]),
    ).toEqual({ words: 3, wordsRemoved: 1 });
  });

  test('a split paragraph adds nothing', () => {
    expect(
      sessionWords([
        { added: [], removed: ['la', 'nuit'] },
        { added: ['la', 'nuit'], removed: [] },
      ]),
    ).toEqual({ words: 0, wordsRemoved: 0 });
  });

  test('what is written while moving still counts', () => {
    expect(
      sessionWords([
        { added: [], removed: ['la', 'nuit'] },
        { added: ['la', 'belle', 'nuit'], removed: [] },
      ]),
    ).toEqual({ words: 1, wordsRemoved: 0 });
  });

  test('a word removed and re-added in place did not move', () => {
    expect(sessionWords([{ added: ['nuit'], removed: ['nuit'] }])).toEqual({
      words: 1,
      wordsRemoved: 1,
    });
  });

  test('words never go below what the session gained', () => {
    fc.assert(
      fc.property(fc.array(difference), (paragraphs) => {
        const sum = (side: 'added' | 'removed') =>
          paragraphs.reduce((total, paragraph) => total + paragraph[side].length, 0);
        const { words, wordsRemoved } = sessionWords(paragraphs);
        expect(words - wordsRemoved).toBe(sum('added') - sum('removed'));
        expect(words).toBeGreaterThanOrEqual(0);
        expect(wordsRemoved).toBeGreaterThanOrEqual(0);
        expect(words).toBeLessThanOrEqual(sum('added'));
      }),
    );
  });

  // ACCOUNT-4
  test('as many words moved as any pairing of paragraphs allows', () => {
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    const count = (list: readonly string[], word: string) =>
      list.filter((one) => one === word).length;
    fc.assert(
      fc.property(fc.array(difference), (paragraphs) => {
        const moved = (['mer', 'nuit', 'rose', 'de'] as const).map((word) => {
          const added = sum(paragraphs.map((one) => count(one.added, word)));
          const removed = sum(paragraphs.map((one) => count(one.removed, word)));
          const rests = paragraphs
            .filter((one) => one.added.includes(word))
            .map((one) => added + removed - count(one.added, word) - count(one.removed, word));
          return Math.min(added, removed, ...rests);
        });
        const all = sum(paragraphs.map(({ added }) => added.length));
        expect(sessionWords(paragraphs).words).toBe(all - sum(moved));
      }),
    );
  });

  test('does not depend on the order of the paragraphs', () => {
    fc.assert(
      fc.property(fc.array(difference), (paragraphs) => {
        expect(sessionWords(paragraphs.toReversed())).toEqual(sessionWords(paragraphs));
      }),
    );
  });
});
