import type { WritingSession } from '@ecritoire/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessions } from '../../screens/testing/story-data.ts';
import { followSessionClock } from './session-clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function reading(status: 'active' | 'paused', durationSeconds: number): WritingSession {
  const [session] = sessions;
  if (session === undefined) throw new Error('There is no session among the data of the stories.');
  return { ...session, status, stats: { ...session.stats, durationSeconds } };
}

test('whoever follows a session later is told the same, and at the same moments', () => {
  const session = reading('active', 10);
  const told: [string, number][] = [];
  const stopBar = followSessionClock(session, (seconds) => told.push(['bar', seconds]));
  vi.advanceTimersByTime(2700);
  const stopTitle = followSessionClock(session, (seconds) => told.push(['title', seconds]));
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([
    ['bar', 10],
    ['bar', 11],
    ['bar', 12],
    ['title', 12],
    ['bar', 13],
    ['title', 13],
  ]);
  stopBar();
  stopTitle();
  vi.advanceTimersByTime(5000);
  expect(told).toHaveLength(6);
});

test('a newer reading counts from its own arrival', () => {
  const told: number[] = [];
  followSessionClock(reading('active', 10), () => {})();
  vi.advanceTimersByTime(5000);
  followSessionClock(reading('active', 14), (seconds) => told.push(seconds))();
  expect(told).toEqual([14]);
});

test('the clock of a paused session stands still', () => {
  const told: number[] = [];
  followSessionClock(reading('paused', 90), (seconds) => told.push(seconds));
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([90]);
});
