import { expect, test } from 'vitest';
import { typedText } from './typed-text.ts';

// SITE-3
test.each([
  ['\u200B'.repeat(7), ''],
  [' \u2060\u200D\u00AD\uFEFF\u3164\n', ''],
  ['\0\u0007\uD800', ''],
  [' Où\u0007 va\0 la virgule\uDC00 ? ', 'Où va la virgule ?'],
])('a text that comes as %j says %j', (typed, said) => {
  expect(typedText(typed)).toBe(said);
});

// SITE-3
test('keeps lines, tabs and joiners', () => {
  const text = 'Un\n\tdeux\u00A0? می\u200Cروم 👩‍🚀 10\u202F000';
  expect(typedText(text)).toBe(text);
});
