import { expect, it } from 'vitest';
import { hasCompoundSigns } from './has-compound-signs.ts';

// SITE-18
it.each([
  ['Été, cœur — « 10 000 »', false],
  ['😀', false],
  ['e\u0301te\u0301', true],
  ['👍🏽', true],
  ['❤️', true],
  ['🇫🇷', true],
  ['👩\u200D👦', true],
])('%j counts more than visible: %s', (text, expected) => {
  expect(hasCompoundSigns(text)).toBe(expected);
});
