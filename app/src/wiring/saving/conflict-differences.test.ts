import type { Mark, Paragraph } from '@ecritoire/prose';
import { expect, test } from 'vitest';
import { differencesBetween, inTextOrder } from './conflict-differences.ts';

const paragraph: Paragraph = {
  id: 'a',
  position: 'a1',
  type: 'paragraph',
  content: [{ text: 'Il pleut.', marks: [] }],
};
const set = (...marks: Mark[]) => [{ text: 'Il pleut.', marks }];

const between = (mine: Partial<Paragraph>, theirs: Partial<Paragraph>) =>
  differencesBetween(
    { operation: 'put', parentVersion: 1, ...paragraph, ...mine },
    { version: 2, ...paragraph, ...theirs },
  );

test('two versions differ in kind, in formatting, in place, and each is told', () => {
  expect(between({ type: 'heading' }, { type: 'quote' })).toEqual([
    { kind: 'type', mine: 'heading', theirs: 'quote' },
  ]);
  expect(between({ content: set('strong', 'emphasis') }, {})).toEqual([
    { kind: 'marks', mine: ['emphasis', 'strong'], theirs: [] },
  ]);
  expect(between({ position: 'a0' }, {})).toEqual([{ kind: 'place', mine: 'earlier' }]);
  expect(between({ position: 'a2' }, {})).toEqual([{ kind: 'place', mine: 'later' }]);
  expect(between({ type: 'quote', content: set('strike'), position: 'a2' }, {})).toHaveLength(3);
});

test('the same marks on other words differ; the same words cut into other runs do not', () => {
  const cut = (first: Mark[], second: Mark[]) => [
    { text: 'Il ', marks: first },
    { text: 'pleut.', marks: second },
  ];
  expect(between({ content: cut(['strong'], []) }, { content: cut([], ['strong']) })).toEqual([
    { kind: 'marks', mine: ['strong'], theirs: ['strong'] },
  ]);
  expect(between({ content: cut(['strong'], ['strong']) }, { content: set('strong') })).toEqual([]);
});

test('formatting is not compared between other words, and nothing with a deleted paragraph', () => {
  const other = [{ text: 'Il neige.', marks: ['strong' as const] }];
  expect(between({ content: other }, {})).toEqual([]);
  expect(differencesBetween({ operation: 'delete', id: 'a', parentVersion: 1 }, null)).toEqual([]);
  expect(differencesBetween(undefined, { version: 1, ...paragraph })).toEqual([]);
});

test('conflicts are told in the order of the text, those that one of the two deleted too', () => {
  const put = (position: string) =>
    ({ operation: 'put', parentVersion: 1, ...paragraph, position }) as const;
  const mine = {
    deletedThere: put('a2'),
    changed: put('a1'),
    deletedHere: { operation: 'delete', id: 'deletedHere', parentVersion: 1 } as const,
  };
  const theirs = (position: string) => ({ version: 2, ...paragraph, position });
  const met = { deletedThere: null, changed: theirs('a1'), deletedHere: theirs('a0') };
  expect(inTextOrder(met, mine).map(([id]) => id)).toEqual([
    'deletedHere',
    'changed',
    'deletedThere',
  ]);
});
