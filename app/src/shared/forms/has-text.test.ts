import type { TextParagraph, TextSection } from '@ecritoire/contracts';
import { expect, test } from 'vitest';
import { hasText } from './has-text.ts';

const sectionWith = (...paragraphs: TextParagraph[]): TextSection => ({
  documentId: 'd1',
  documentTitle: 'Un',
  language: 'fr',
  paragraphs,
});
const written = (text: string): TextParagraph => ({
  id: 'p1',
  type: 'paragraph',
  content: [{ text, marks: [] }],
});
const blank: TextParagraph = { id: 'p2', type: 'paragraph', content: [] };
const sceneBreak: TextParagraph = { id: 'p3', type: 'sceneBreak', content: [] };

// SESSION-42
test.each(['mot', '😀', '—'])('%s is text, wherever it stands', (text) => {
  expect(hasText([sectionWith(sceneBreak), sectionWith(blank, written(text))])).toBe(true);
});

// SESSION-42
test('a blank line is no text, nor a scene break', () => {
  expect(hasText([])).toBe(false);
  expect(hasText([sectionWith(blank, written(' \n'), sceneBreak)])).toBe(false);
});
