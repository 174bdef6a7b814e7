import type { Paragraph } from '@ecritoire/prose';
import { expect, test } from 'vitest';
import { plainTextOf } from './plain-text.ts';

const paragraph = (type: Paragraph['type'], ...texts: string[]): Paragraph => ({
  id: texts.join(),
  position: 'a0',
  type,
  content: texts.map((text) => ({ text, marks: [] })),
});

// SAVE-39
test('copied text has blank lines and stars', () => {
  const text = [
    paragraph('heading', 'Un'),
    paragraph('paragraph', 'Il ', 'pleut.\nEncore.'),
    paragraph('sceneBreak'),
    paragraph('paragraph', 'Fin.'),
  ];
  expect(plainTextOf(text)).toBe('Un\n\nIl pleut.\nEncore.\n\n***\n\nFin.');
});
