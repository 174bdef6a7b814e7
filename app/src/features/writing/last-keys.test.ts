import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastKeysPatience, whenKeysStop } from './last-keys.ts';

let key = 0;
const onStop = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onStop.mockClear();
});
afterEach(() => vi.useRealTimers());

test('keys are taken until none has come for a while', () => {
  whenKeysStop(() => key, onStop);
  vi.advanceTimersByTime(lastKeysPatience - 500);
  key += 1;
  vi.advanceTimersByTime(lastKeysPatience);
  expect(onStop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(onStop).toHaveBeenCalledOnce();
});

// SESSION-12
test('a busy browser’s queued keys come first', () => {
  whenKeysStop(() => key, onStop);
  vi.advanceTimersByTime(lastKeysPatience - 500);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersToNextTimer();
  expect(onStop).not.toHaveBeenCalled();
  key += 1;
  vi.advanceTimersByTime(lastKeysPatience - 500);
  expect(onStop).not.toHaveBeenCalled();
});

test('who leaves meanwhile waits for nothing', () => {
  whenKeysStop(() => key, onStop)();
  vi.advanceTimersByTime(2 * lastKeysPatience);
  expect(onStop).not.toHaveBeenCalled();
});
