import { expect, test } from 'vitest';
import { ago, earlierVersion } from './earlier-text.ts';

const now = Date.parse('2026-09-16T18:00:00.000Z');
const version = (words: number, daysAgo = 0) => ({
  words,
  createdAt: new Date(now - daysAgo * 86_400_000).toISOString(),
});

// VERS-14
test.each([
  { inVersion: 3412, inText: 0, isOffered: true },
  { inVersion: 3412, inText: 1, isOffered: true },
  { inVersion: 3412, inText: 1706, isOffered: true },
  { inVersion: 3412, inText: 1707, isOffered: false },
  { inVersion: 49, inText: 0, isOffered: false },
  { inVersion: 10, inText: 3412, isOffered: false },
])('offers $inVersion words for $inText: $isOffered', ({ inVersion, inText, isOffered }) => {
  expect(earlierVersion([version(inVersion)], inText, now) !== undefined).toBe(isOffered);
});

// VERS-14
test('offers the text from before a session that shortened it', () => {
  const before = version(252);
  expect(earlierVersion([version(1), before, version(300, 1)], 1, now)).toBe(before);
});

// VERS-14
test('offers the whole text from before several batches', () => {
  const whole = version(7500);
  expect(earlierVersion([version(2500), version(5000), whole], 0, now)).toBe(whole);
});

// VERS-14
test('offers no text older than a week', () => {
  expect(earlierVersion([version(1), version(252, 8)], 1, now)).toBeUndefined();
});

// VERS-14
test('says how long ago in the largest unit', () => {
  expect(ago('fr', 600)).toBe('Il y a 10\u00A0minutes');
  expect(ago('en', 3 * 3600)).toBe('3\u00A0hours ago');
  expect(ago('fr', 50 * 3600)).toBe('Il y a 2\u00A0jours');
});
