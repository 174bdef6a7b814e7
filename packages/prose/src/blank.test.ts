import { expect, it } from 'vitest';
import { isBlank } from './blank.ts';

// KIT-82
it.each([
  ['', true],
  [' \u00A0\n', true],
  ['\u00AD\u200B\u200E\u2060\uFEFF\u034F\u061C\u180E\uFE0F', true],
  ['\u{E0020}', true],
  ['é', false],
  ['\u200B—', false],
  ['❤️', false],
])('%j has nothing to be seen: %j', (text, expected) => {
  expect(isBlank(text)).toBe(expected);
});
