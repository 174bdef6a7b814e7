import type { ParagraphDifference, VersionParagraph } from '@ecritoire/contracts';
import { expect, test } from 'vitest';
import { comparedItems, isRestorable } from './difference-items.ts';

const paragraph = (position: string): VersionParagraph => ({
  id: position,
  position,
  type: 'paragraph',
  content: [{ text: position, marks: [] }],
});

const differs = (
  position: string,
  rest: Partial<ParagraphDifference> = {},
): ParagraphDifference => ({
  id: position,
  change: 'changed',
  position,
  type: 'paragraph',
  typeBefore: 'paragraph',
  isMoved: false,
  isReformatted: false,
  parts: [{ text: position, change: 'removed' }],
  ...rest,
});

const text = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(paragraph);
const read = (items: ReturnType<typeof comparedItems>) =>
  items.map((item) => {
    if (item.kind === 'gap') return item.paragraphs.length;
    return item.kind === 'same' ? item.paragraph.id : item.paragraph.id.toUpperCase();
  });
const folded = { isComplete: true, opened: new Set<string>() };

// VERS-15
test('what differs stands among what both texts have', () => {
  expect(read(comparedItems([differs('d'), differs('f')], text, folded))).toEqual([
    2,
    'c',
    'D',
    'e',
    'F',
    'g',
    2,
  ]);
});

test('a gap is opened by its first paragraph', () => {
  const opened = new Set(['a']);
  const items = comparedItems([differs('d')], text, { ...folded, opened });
  expect(read(items)).toEqual(['a', 'b', 'c', 'D', 'e', 4]);
});

test('what is not compared yet is not called unchanged', () => {
  const items = comparedItems([differs('b')], text, { ...folded, isComplete: false });
  expect(read(items)).toEqual(['a', 'B']);
});

test('two equal texts are one gap', () => {
  expect(read(comparedItems([], text, folded))).toEqual([9]);
});

test('a paragraph that was only moved is restored with the whole', () => {
  const same = [{ text: 'a', change: 'same' as const }];
  expect(isRestorable(differs('a', { isMoved: true, parts: same }))).toBe(false);
  expect(isRestorable(differs('a', { isReformatted: true, parts: same }))).toBe(true);
  expect(isRestorable(differs('a', { change: 'added', parts: [] }))).toBe(true);
});
