import type { Mark, Paragraph } from '@ecritoire/prose';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeOf, paragraphOf } from './paragraphs.ts';

const marks = fc.subarray<Mark>(['strong', 'emphasis', 'underline', 'strike']);
const runs = fc
  .array(fc.record({ text: fc.string({ unit: 'grapheme', minLength: 1 }), marks }))
  .map((content) =>
    // As the editor gives them: neighbours with the same marks are one run.
    content.filter(
      (run, index) => index === 0 || String(run.marks) !== String(content[index - 1]?.marks),
    ),
  )
  .filter((content) =>
    content.every(
      (run, index) => index === 0 || String(run.marks) !== String(content[index - 1]?.marks),
    ),
  );

test('a paragraph makes the round trip unchanged', () => {
  fc.assert(
    fc.property(runs, fc.constantFrom('paragraph', 'heading', 'quote'), (content, type) => {
      const paragraph: Paragraph = { id: 'a', position: 'a0', type, content };
      expect(paragraphOf(nodeOf(paragraph))).toEqual(paragraph);
    }),
  );
});

test('line breaks are part of the text', () => {
  const verse: Paragraph = {
    id: 'a',
    position: 'a0',
    type: 'paragraph',
    content: [
      { text: 'Sous le pont\ncoule la ', marks: [] },
      { text: 'Seine\n', marks: ['emphasis'] },
    ],
  };
  expect(nodeOf(verse).childCount).toBe(5);
  expect(paragraphOf(nodeOf(verse))).toEqual(verse);
});

test('a scene break has no text', () => {
  const sceneBreak: Paragraph = { id: 'a', position: 'a0', type: 'sceneBreak', content: [] };
  expect(paragraphOf(nodeOf(sceneBreak))).toEqual(sceneBreak);
});

test('adjacent runs with equal marks read as one', () => {
  const content = [
    { text: 'un ', marks: [] },
    { text: 'deux', marks: [] },
  ];
  const node = nodeOf({ id: 'a', position: 'a0', type: 'paragraph', content });
  expect(paragraphOf(node).content).toEqual([{ text: 'un deux', marks: [] }]);
});
