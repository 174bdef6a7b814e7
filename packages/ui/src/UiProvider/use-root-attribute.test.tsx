import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useRootAttribute } from './use-root-attribute.ts';

function Part() {
  useRootAttribute('data-part');
  return null;
}

const isMarked = () => document.documentElement.hasAttribute('data-part');

test('marks the root until the last part is gone', async () => {
  const screen = await render([<Part key="one" />, <Part key="other" />]);
  expect(isMarked()).toBe(true);
  await screen.rerender([<Part key="other" />]);
  expect(isMarked()).toBe(true);
  await screen.rerender([]);
  expect(isMarked()).toBe(false);
});
