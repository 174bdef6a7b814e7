import type { WritingSession } from '@ecritoire/contracts';
import { expect, test } from 'vitest';
import { isForgotten, lastHeardOf, readAt } from './forgotten.ts';
import { draft } from '../shared/session/writing-session.test-support.ts';

const START = '2026-11-21T10:00:00Z';
const later = (hours: number) => new Date(Date.parse(START) + hours * 3_600_000).toISOString();

/** A live session as it was read so many hours after its start. */
const readAfter = (hours: number, parts: Partial<WritingSession> = {}): WritingSession => ({
  ...draft,
  status: 'active',
  endedAt: null,
  startedAt: START,
  ...parts,
  stats: { ...draft.stats, durationSeconds: (hours - 1) * 3600, pausedSeconds: 3600 },
});

test('a session’s age is the server’s, not the device’s', () => {
  expect(readAt(readAfter(19))).toBe(Date.parse(later(19)));
});

// SESSION-30
test.each([
  ['its start', {}, 'started', 0],
  ['its last word', { lastWrittenAt: later(2) }, 'written', 2],
  ['its pause', { lastWrittenAt: later(2), status: 'paused', pausedAt: later(3) }, 'paused', 3],
  ['the end of its pause', { lastWrittenAt: later(2), resumedAt: later(4) }, 'resumed', 4],
  ['its last word', { lastWrittenAt: later(5), resumedAt: later(4) }, 'written', 5],
] as const)('a session’s last activity is %s', (_, parts, what, hours) => {
  expect(lastHeardOf(readAfter(9, parts))).toMatchObject({ what });
  expect(Date.parse(lastHeardOf(readAfter(9, parts)).at)).toBe(Date.parse(later(hours)));
});

// SESSION-30
test('three idle hours make it forgotten', () => {
  expect(isForgotten(readAfter(19, { lastWrittenAt: later(16.01) }), null)).toBe(false);
  expect(isForgotten(readAfter(19, { lastWrittenAt: later(16) }), null)).toBe(true);
  expect(isForgotten(readAfter(2.9), null)).toBe(false);
  expect(isForgotten(readAfter(3), null)).toBe(true);
});

// SESSION-30
test('going on postpones the notice', () => {
  const wentOn = { sessionId: draft.id, at: Date.parse(later(19)) };
  expect(isForgotten(readAfter(20), wentOn)).toBe(false);
  expect(isForgotten(readAfter(22), wentOn)).toBe(true);
  expect(isForgotten(readAfter(20), { ...wentOn, sessionId: 'another' })).toBe(true);
});
