import { expect, test } from 'vitest';
import { textOf } from './paragraph.ts';

test('a paragraph’s text is its runs without marks', () => {
  expect(
    textOf([
      { text: 'Elle ', marks: [] },
      { text: 'dit', marks: ['emphasis'] },
      { text: '\noui', marks: [] },
    ]),
  ).toBe('Elle dit\noui');
});
