import type { Mark, Paragraph } from '@ecritoire/prose';
import { expect, test } from 'vitest';
import { choicesIn, differencesBetween } from './conflict-differences.ts';

const paragraph: Paragraph = {
  id: 'a',
  position: 'a1',
  type: 'paragraph',
  content: [{ text: 'Il pleut.', marks: [] }],
};
const set = (...marks: Mark[]) => [{ text: 'Il pleut.', marks }];

const between = (mine: Partial<Paragraph>, theirs: Partial<Paragraph>) =>
  differencesBetween([{ ...paragraph, ...mine }], [{ ...paragraph, ...theirs }]);

// SAVE-53
test('lists differences of kind, formatting and position', () => {
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

test('equal marks on other words differ; runs do not matter', () => {
  const cut = (first: Mark[], second: Mark[]) => [
    { text: 'Il ', marks: first },
    { text: 'pleut.', marks: second },
  ];
  expect(between({ content: cut(['strong'], []) }, { content: cut([], ['strong']) })).toEqual([
    { kind: 'marks', mine: ['strong'], theirs: ['strong'] },
  ]);
  expect(between({ content: cut(['strong'], ['strong']) }, { content: set('strong') })).toEqual([]);
});

test('ignores formatting of different words', () => {
  const other = [{ text: 'Il neige.', marks: ['strong' as const] }];
  expect(between({ content: other }, {})).toEqual([]);
  expect(differencesBetween([], [paragraph])).toEqual([]);
  expect(differencesBetween([paragraph], [])).toEqual([]);
});

// SAVE-53
test('a stretch that one side split differs in its paragraphs', () => {
  const tail = { ...paragraph, id: 'b', position: 'a2' };
  expect(differencesBetween([paragraph, tail], [paragraph])).toEqual([
    { kind: 'paragraphs', mine: 2, theirs: 1 },
  ]);
  expect(differencesBetween([paragraph, tail], [paragraph, { ...tail, type: 'quote' }])).toEqual([
    { kind: 'type', mine: 'paragraph', theirs: 'quote' },
  ]);
});

const putOf = (put: Paragraph) => ({ operation: 'put', parentVersion: 1, ...put }) as const;
const theirsOf = (other: Partial<Paragraph>) => ({ version: 2, ...paragraph, ...other });
const saying = (text: string) => ({ content: [{ text, marks: [] }] });

// SAVE-53
test('conflicts are in text order, deletions included', () => {
  const at = (id: string, position: string) => ({ ...paragraph, id, position });
  const pending = {
    deletedThere: putOf(at('deletedThere', 'a2')),
    changed: putOf(at('changed', 'a1')),
    deletedHere: { operation: 'delete', id: 'deletedHere', parentVersion: 1 } as const,
  };
  const conflicts = [
    { id: 'deletedThere', ids: ['deletedThere'], base: [], theirs: [] },
    { id: 'changed', ids: ['changed'], base: [], theirs: [theirsOf(at('changed', 'a1'))] },
    { id: 'deletedHere', ids: ['deletedHere'], base: [], theirs: [theirsOf(at('x', 'a0'))] },
  ];
  expect(choicesIn({ conflicts, pending }).map(({ id }) => id)).toEqual([
    'deletedHere',
    'changed',
    'deletedThere',
  ]);
});

// SAVE-10
test('a choice has both versions’ paragraphs', () => {
  const head = { ...paragraph, ...saying('Un deux') };
  const tail = { ...paragraph, id: 'b', position: 'a2', ...saying('trois') };
  const choose = (theirs: string) =>
    choicesIn({
      pending: { a: putOf(head), b: putOf(tail) },
      conflicts: [{ id: 'a', ids: ['a', 'b'], base: [], theirs: [theirsOf(saying(theirs))] }],
    });
  expect(choose('Un deux trois quatre')).toMatchObject([
    { mine: 'Un deux\n\ntrois', theirs: 'Un deux trois quatre', canKeepBoth: false },
  ]);
  expect(choose('Un deux quatre')).toMatchObject([{ canKeepBoth: true }]);
});
