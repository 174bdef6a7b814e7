import { expect, test } from 'vitest';
import { superfluous, type Thinned } from './version-thinning.ts';

const NOW = new Date('2026-09-16T18:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A version for each step back from now, the newest first. */
const every = (step: number, from: number, until: number): Thinned[] =>
  Array.from({ length: Math.floor((until - from) / step) }, (_, index) => ({
    id: crypto.randomUUID(),
    number: 1_000_000 - Math.floor((from + index * step) / 60_000),
    name: null,
    reason: 'writing',
    sessionId: null,
    createdAt: new Date(NOW.getTime() - from - index * step),
  }));

const left = (versions: readonly Thinned[]) => {
  const gone = new Set(superfluous(versions, NOW));
  return versions.filter((version) => !gone.has(version));
};

// VERS-13
test.each([
  ['all of the last 24 hours', 10 * 60_000, 0, DAY, 144],
  ['one an hour for a week', 10 * 60_000, DAY, 7 * DAY, 144],
  ['one a day for three months', HOUR, 7 * DAY, 90 * DAY, 83],
  ['one a week after', DAY, 90 * DAY, 90 * DAY + 70 * 7 * DAY, 70],
])('%s', (_, step, from, until, expected) => {
  const versions = every(step, from, until);
  // A stretch may be cut at either end.
  expect(Math.abs(left(versions).length - expected)).toBeLessThanOrEqual(1);
  expect(left(left(versions))).toEqual(left(versions));
});

// VERS-13
test('keeps the last of a stretch', () => {
  const hour = every(10 * 60_000, 2 * DAY + 10 * 60_000, 2 * DAY + HOUR);
  expect(left(hour)).toEqual(hour.slice(0, 1));
});

// VERS-13
test('keeps what has a name, conflicts and the last of each session', () => {
  const versions = every(60_000, 200 * DAY, 200 * DAY + HOUR);
  const [last, named, conflict, end, before] = versions;
  if (!named || !conflict || !end || !before) throw new Error('too few');
  named.name = 'Avant la relecture';
  conflict.reason = 'conflict';
  end.sessionId = 'one';
  before.sessionId = 'one';
  expect(left(versions)).toEqual([last, named, conflict, end]);
});
