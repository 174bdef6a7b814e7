import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { safeSession } from '../../boot/safe-session.ts';
import { openToasts } from './toasts.ts';
import { openServerClock } from './server-clock.ts';
import { warnOfDeviceClock } from './wrong-device-clock.ts';

const hour = 3_600_000;
const serverNow = Date.parse('2026-11-26T12:00:00Z');
let life: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
  safeSession.removeItem('ecritoire:wrong-device-time');
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

/** What a page says whose device's clock is ahead of the server's by so much. */
function saidOn(lead: number): string[] {
  vi.setSystemTime(serverNow + lead);
  const clock = openServerClock({
    ask: () => Promise.resolve(),
    page: new EventTarget(),
    until: life.signal,
  });
  const toasts = openToasts();
  const said = new Map<number, string>();
  toasts.subscribe(({ context }) => {
    for (const { id, messageKey } of context.toasts) said.set(id, messageKey);
  });
  const stop = warnOfDeviceClock(clock, toasts);
  const hear = () => {
    const at = performance.now();
    clock.observe({ date: Date.now() - lead, sentAt: at, receivedAt: at });
  };
  hear();
  vi.advanceTimersByTime(90_000);
  hear();
  stop();
  return [...said.values()];
}

// WEEK-17
test.each([
  [48, ['deviceClock.fast']],
  [-48, ['deviceClock.slow']],
  [23, []],
  [-23, []],
])('a device clock that is %d hours ahead is said', (hours, said) => {
  expect(saidOn(hours * hour)).toEqual(said);
});

// WEEK-17
test('a wrong device clock is said once in a tab', () => {
  expect(saidOn(48 * hour)).toHaveLength(1);
  expect(saidOn(48 * hour)).toEqual([]);
});
