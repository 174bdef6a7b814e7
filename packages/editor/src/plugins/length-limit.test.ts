import { clusterBound } from '@ecritoire/prose';
import { expect, test } from 'vitest';
import * as commands from '../commands/commands.ts';
import { paragraphsWith, TestDocument } from '../testing/test-document.ts';
import { longestParagraph, mostRuns } from './length-limit.ts';

// PAGE-136
test.each([
  ['words', 'mot '.repeat(30_000)],
  ['no space at all', 'é'.repeat(120_000)],
  ['emoji alone', `a${'😀'.repeat(40_000)}`],
  ['families alone', `a${'👩\u200D👦'.repeat(12_000)}`],
])('a one-line book of %s splits into storable paragraphs', (_, book) => {
  const document = new TestDocument(paragraphsWith('', 'suite'));
  document.select(0, 0).type(book);
  const texts = document.paragraphs.map(({ content }) => content[0]?.text ?? '');
  expect(texts.slice(0, -1).join('')).toBe(book);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(longestParagraph);
  let cut = 0;
  for (const text of texts.slice(0, -1)) {
    expect(clusterBound(book, cut)).toBe(cut);
    cut += text.length;
  }
  expect(new Set(document.paragraphs.map(({ id }) => id)).size).toBe(texts.length);
  document.run(commands.undo);
  expect(document.paragraphs).toEqual(paragraphsWith('', 'suite'));
});

test('a paragraph of many marks splits into storable ones', () => {
  const letters = Array.from({ length: 2 * mostRuns + 10 }, (_, index) => ({
    text: String(index % 10),
    marks: index % 2 === 0 ? ['strong' as const] : [],
  }));
  const document = new TestDocument([
    { id: 'a', position: 'a0', type: 'paragraph', content: letters },
  ]);
  document.select(0, 0).type('x');
  const runs = document.paragraphs.map(({ content }) => content);
  expect(Math.max(...runs.map(({ length }) => length))).toBeLessThanOrEqual(mostRuns);
  const text = runs.flat().map((run) => run.text);
  expect(text.join('')).toBe(`x${letters.map((run) => run.text).join('')}`);
});
