import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPresses, pressIsOver } from './press.ts';

let following: AbortController;
let isOver: boolean;

const happens = (name: string, button = 0) =>
  document.body.dispatchEvent(new PointerEvent(name, { bubbles: true, button }));

/** Waits for the end of the press that goes on, if one does. */
const wait = async () => {
  isOver = false;
  void pressIsOver(document).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  following = new AbortController();
  followPresses(document, following.signal);
});
afterEach(() => {
  happens('pointerup');
  vi.runAllTimers();
  following.abort();
  vi.useRealTimers();
});

test('without a press nothing waits', async () => {
  await wait();
  expect(isOver).toBe(true);
});

// SITE-9
test.each(['pointerup', 'pointercancel', 'contextmenu'])(
  'a press lasts until its %s and its click',
  async (end) => {
    happens('pointerdown');
    await wait();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isOver).toBe(false);
    happens(end);
    await vi.advanceTimersByTimeAsync(49);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  },
);

test('a second press outlasts the first', async () => {
  happens('pointerdown');
  happens('pointerup');
  await vi.advanceTimersByTimeAsync(30);
  happens('pointerdown');
  await wait();
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver).toBe(false);
});

test('the button that opens a menu is no press', async () => {
  happens('pointerdown', 2);
  await wait();
  expect(isOver).toBe(true);
});
