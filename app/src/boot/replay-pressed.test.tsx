import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReplay } from './replay.ts';

const [one, other] = ['one', 'other'].map((label) =>
  Object.assign(document.createElement('button'), { type: 'button', ariaLabel: label }),
);
const onWait = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  onWait.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  one?.remove();
  other?.remove();
});

const busy = () =>
  [...document.querySelectorAll('[aria-busy=true]')].map(({ ariaLabel }) => ariaLabel);

// SITE-16
test('the last pressed button shows pending until the app loads', () => {
  if (one === undefined || other === undefined) throw new Error('There are no buttons.');
  document.body.append(one, other);
  const replay = createReplay(document, onWait);
  replay.start();
  expect(replay.isPressed()).toBe(false);
  one.click();
  expect(busy()).toEqual(['one']);
  expect(getComputedStyle(one).opacity).toBe('0.6');
  other.click();
  expect(busy()).toEqual(['other']);
  expect(replay.isPressed()).toBe(true);
  document.dispatchEvent(new Event('hydrated'));
  expect(busy()).toEqual([]);
  expect(getComputedStyle(other).opacity).toBe('1');
});

// SITE-16
test('pending ends on a failed load', () => {
  if (one === undefined) throw new Error('There is no button.');
  document.body.append(one);
  const replay = createReplay(document, onWait);
  replay.start();
  one.click();
  replay.stop();
  expect(busy()).toEqual([]);
  vi.runAllTimers();
  expect(onWait).not.toHaveBeenCalled();
});

// SITE-16
test('a longer wait is announced, a short one is not', () => {
  if (one === undefined || other === undefined) throw new Error('There are no buttons.');
  document.body.append(one, other);
  const replay = createReplay(document, onWait);
  replay.start();
  vi.advanceTimersByTime(5000);
  one.click();
  vi.advanceTimersByTime(900);
  other.click();
  expect(onWait).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onWait).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(onWait).toHaveBeenCalledOnce();
  replay.stop();
});
