import type { WritingSession } from '@ecritoire/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessions } from '../testing/story-data.ts';
import { createSessionClock } from './session-clock.ts';

/** How far the server's time has gone on while the timers of this device stood still. */
let slept = 0;
const clock = createSessionClock(() => performance.now() + slept);

beforeEach(() => {
  slept = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function reading(status: 'active' | 'paused', durationSeconds: number): WritingSession {
  const [session] = sessions;
  if (session === undefined) throw new Error('There is no session among the data of the stories.');
  return { ...session, status, stats: { ...session.stats, durationSeconds } };
}

// COUNT-2
test('late followers of a session get the same seconds', () => {
  const session = reading('active', 10);
  const reported: [string, number][] = [];
  const stopBar = clock.follow(session, (seconds) => reported.push(['bar', seconds]));
  vi.advanceTimersByTime(2700);
  const stopTitle = clock.follow(session, (seconds) => reported.push(['title', seconds]));
  vi.advanceTimersByTime(1000);
  expect(reported).toEqual([
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
  expect(reported).toHaveLength(6);
});

test('a newer reading restarts the count', () => {
  const reported: number[] = [];
  clock.follow(reading('active', 10), () => {})();
  vi.advanceTimersByTime(5000);
  clock.follow(reading('active', 14), (seconds) => reported.push(seconds))();
  expect(reported).toEqual([14]);
});

test('a paused session’s clock stops', () => {
  const reported: number[] = [];
  clock.follow(reading('paused', 90), (seconds) => reported.push(seconds));
  vi.advanceTimersByTime(5000);
  expect(reported).toEqual([90]);
});

// WEEK-13
test('the clock of a session goes on through a sleep', () => {
  const reported: number[] = [];
  const stop = clock.follow(reading('active', 10), (seconds) => reported.push(seconds));
  slept = 3_600_000;
  vi.advanceTimersByTime(1100);
  expect(reported).toEqual([10, 3611]);
  stop();
});

test('a session’s clock never runs back before its reading', () => {
  const session = reading('active', 10);
  expect(clock.secondsOf(session)).toBe(10);
  slept = -60_000;
  expect(clock.secondsOf(session)).toBe(10);
});
