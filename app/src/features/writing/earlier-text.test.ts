import { expect, test } from 'vitest';
import { ago, hasFarMoreWords } from './earlier-text.ts';

// VERS-14
test.each([
  { inVersion: 3412, inText: 0, isOffered: true },
  { inVersion: 3412, inText: 1, isOffered: true },
  { inVersion: 3412, inText: 1706, isOffered: true },
  { inVersion: 3412, inText: 1707, isOffered: false },
  { inVersion: 49, inText: 0, isOffered: false },
  { inVersion: 10, inText: 3412, isOffered: false },
])('offers $inVersion words for $inText: $isOffered', ({ inVersion, inText, isOffered }) => {
  expect(hasFarMoreWords(inVersion, inText)).toBe(isOffered);
});

// VERS-14
test('says how long ago in the largest unit', () => {
  expect(ago('fr', 600)).toBe('Il y a 10\u00A0minutes');
  expect(ago('en', 3 * 3600)).toBe('3\u00A0hours ago');
  expect(ago('fr', 50 * 3600)).toBe('Il y a 2\u00A0jours');
});
