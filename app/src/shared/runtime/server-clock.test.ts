import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openServerClock } from './server-clock.ts';

const day = 86_400_000;
const serverStart = Date.parse('2026-11-26T23:00:00Z');

/** When the server's time was `serverStart`, by this device's monotonic clock. */
let startedAt: number;
let life: AbortController;
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  startedAt = performance.now();
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

/** @param lead milliseconds by which the device's clock is ahead of the server's */
function openClock(lead: number) {
  vi.setSystemTime(serverStart + lead);
  const ask = vi.fn<() => Promise<unknown>>().mockResolvedValue(null);
  return { ask, clock: openServerClock({ ask, page, until: life.signal }) };
}

/** What a response says that is made now, and came at once. */
const heard = (serverNow = serverStart + performance.now() - startedAt) => ({
  date: Math.floor(serverNow / 1000) * 1000,
  sentAt: performance.now(),
  receivedAt: performance.now(),
});

// WEEK-13
test.each([
  ['fast', 2 * day],
  ['slow', -2 * day],
  ['of the right time', 0],
])('a device whose clock is %s has the server’s time', (_, lead) => {
  const { clock } = openClock(lead);
  clock.observe(heard());
  vi.advanceTimersByTime(5000);
  expect(clock.now()).toBe(serverStart + 5000);
  expect(clock.deviceLead()).toBe(lead);
});

// WEEK-13
test('before any response uses device time', () => {
  const { clock } = openClock(-2 * day);
  expect(clock.now()).toBe(serverStart - 2 * day);
  expect(clock.deviceLead()).toBe(0);
});

test('a delayed response does not set the clock back', () => {
  const { clock } = openClock(0);
  clock.observe(heard());
  const held = heard();
  vi.advanceTimersByTime(45_000);
  clock.observe({ ...held, receivedAt: performance.now() });
  expect(clock.now()).toBe(serverStart + 45_000);
});

// WEEK-13
test('the clock nears the server’s, never ahead of it', () => {
  const { clock } = openClock(0);
  const first = heard();
  vi.advanceTimersByTime(3000);
  clock.observe({ ...first, receivedAt: performance.now() });
  expect(clock.now()).toBe(serverStart);
  vi.advanceTimersByTime(200);
  clock.observe(heard());
  expect(clock.now()).toBe(serverStart + 3000);
  clock.observe(heard(serverStart - 60_000));
  expect(clock.now()).toBe(serverStart - 60_000);
});

// WEEK-13
test.each([2 * day, -2 * day])(
  'a device clock set by %d ms meanwhile changes nothing',
  async (by) => {
    const { ask, clock } = openClock(0);
    clock.observe(heard());
    vi.setSystemTime(serverStart + by);
    expect(clock.now()).toBe(serverStart);
    ask.mockImplementation(async () => clock.observe(heard()));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(clock.now()).toBe(serverStart + 60_000);
  },
);

// WEEK-13
test('after a sleep the clock resumes from the server’s time', async () => {
  const { ask, clock } = openClock(2 * day);
  clock.observe(heard());
  // The device's clock has gone on, its monotonic clock and its timers have not.
  vi.setSystemTime(serverStart + 2 * day + 9 * 3_600_000);
  ask.mockImplementation(async () => clock.observe(heard(serverStart + 9 * 3_600_000)));
  const listener = vi.fn<() => void>();
  clock.subscribe(listener);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(clock.now()).toBe(serverStart + 9 * 3_600_000);
  expect(listener).toHaveBeenCalled();
});

// WEEK-13
test('after an offline sleep the clock follows the device’s', async () => {
  const { ask, clock } = openClock(2 * day);
  clock.observe(heard());
  vi.setSystemTime(serverStart + 2 * day + 9 * 3_600_000);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(clock.now()).toBe(serverStart + 9 * 3_600_000 + 30_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a closed clock does nothing', async () => {
  const { ask, clock } = openClock(0);
  clock.observe(heard());
  const listener = vi.fn<() => void>();
  clock.subscribe(listener);
  life.abort();
  vi.setSystemTime(serverStart + day);
  await vi.advanceTimersByTimeAsync(60_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ask).not.toHaveBeenCalled();
  expect(listener).not.toHaveBeenCalled();
});
