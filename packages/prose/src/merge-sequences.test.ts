import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeSequences } from './merge-sequences.ts';

const merge = (base: string, mine: string, theirs: string) => {
  const parts = (text: string) => text.match(/\p{L}+|[^]/gu) ?? [];
  const merged = mergeSequences(
    { base: parts(base), mine: parts(mine), theirs: parts(theirs) },
    { keyOf: (part) => part, separates: (part) => /\p{L}/u.test(part) },
  );
  return merged?.join('') ?? null;
};

describe('a three-way merge', () => {
  test.each([
    [
      'un deux trois quatre',
      'UN deux trois quatre',
      'un deux trois quatre cinq',
      'UN deux trois quatre cinq',
    ],
    ['un deux trois', 'un deux trois', 'un trois', 'un trois'],
    ['un deux trois', 'un trois', 'un trois', 'un trois'],
    ['un deux trois', 'deux trois', 'un deux', 'deux'],
    ['', 'un', '', 'un'],
  ])('of %j has %j and %j in one', (base, mine, theirs, merged) => {
    expect(merge(base, mine, theirs)).toBe(merged);
  });

  // SAVE-8
  test.each([
    ['the same word', 'un deux trois', 'un DEUX trois', 'un dos trois'],
    ['two words with none between', 'un deux trois', 'UN deux trois', 'un DEUX trois'],
    ['the same place', 'un deux', 'un deux trois', 'un deux quatre'],
    ['what one of them took away', 'un deux trois', 'un', 'un deux et trois'],
  ])('is none where both changed %s', (_what, base, mine, theirs) => {
    expect(merge(base, mine, theirs)).toBeNull();
  });

  // SAVE-8
  test('loses no addition and restores no deletion of either side', () => {
    const side = fc.array(fc.tuple(fc.nat(11), fc.boolean()), { maxLength: 4 });
    const base = Array.from('abcdefghijkl');
    const edited = (edits: [number, boolean][], name: string) =>
      base.flatMap((item, index) => {
        const here = edits.filter(([at]) => at === index);
        const added = here.filter(([, adds]) => adds).map((_, count) => `${name}${index}.${count}`);
        return here.some(([, adds]) => !adds) ? added : [...added, item];
      });
    fc.assert(
      fc.property(side, side, (mineEdits, theirEdits) => {
        const [mine, theirs] = [edited(mineEdits, 'm'), edited(theirEdits, 't')];
        const merged = mergeSequences(
          { base, mine, theirs },
          { keyOf: (item) => item, separates: () => true },
        );
        if (merged === null) return;
        const common = base.filter((item) => mine.includes(item) && theirs.includes(item));
        const added = [...mine, ...theirs].filter((item) => !base.includes(item));
        expect(merged.toSorted()).toEqual([...common, ...added].toSorted());
      }),
    );
  });
});
