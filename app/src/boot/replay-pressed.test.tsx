import { afterEach, expect, test } from 'vitest';
import { createReplay } from './replay.ts';

const [one, other] = ['one', 'other'].map((label) =>
  Object.assign(document.createElement('button'), { type: 'button', ariaLabel: label }),
);
afterEach(() => {
  one?.remove();
  other?.remove();
});

const busy = () =>
  [...document.querySelectorAll('[aria-busy=true]')].map(({ ariaLabel }) => ariaLabel);

test('the button that was pressed last shows that it waits for the app, until it is there', () => {
  if (one === undefined || other === undefined) throw new Error('There are no buttons.');
  document.body.append(one, other);
  const replay = createReplay(document);
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

test('it shows so no more once the app did not come', () => {
  if (one === undefined) throw new Error('There is no button.');
  document.body.append(one);
  const replay = createReplay(document);
  replay.start();
  one.click();
  replay.stop();
  expect(busy()).toEqual([]);
});
