import { expect, test } from 'vitest';
import { textOf } from './paragraph.ts';

test('the text of a paragraph is its runs without their marks', () => {
  expect(
    textOf([
      { text: 'Elle ', marks: [] },
      { text: 'dit', marks: ['emphasis'] },
      { text: '\noui', marks: [] },
    ]),
  ).toBe('Elle dit\noui');
});
