import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Inline, Stack } from './Stack.tsx';

afterEach(() => page.viewport(1280, 800));

function boxes(): DOMRect[] {
  return [...document.querySelectorAll('p')].map((child) => child.getBoundingClientRect());
}

test('spaces its children by the chosen step', async () => {
  await render(
    <Stack gap={6}>
      <p>un</p>
      <p>deux</p>
    </Stack>,
  );
  const [first, second] = boxes();
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(24);
});

test('columns may stack on a small screen', async () => {
  await render(
    <Inline collapse="small">
      <p>un</p>
      <p>deux</p>
    </Inline>,
  );
  expect(new Set(boxes().map(({ top }) => top)).size).toBe(1);
  await page.viewport(639, 800);
  expect(new Set(boxes().map(({ top }) => top)).size).toBe(2);
});

// PAGE-25
test('words share a line with what follows', async () => {
  await page.viewport(640, 800);
  const share = (words: string) => (
    <Inline grow="words" gap={2} align="start">
      <p>{words}</p>
      <p style={{ inlineSize: '5rem' }}>deux</p>
    </Inline>
  );
  const screen = await render(share('un'));
  const rows = () => new Set(boxes().map(({ top }) => top)).size;
  const [short, next] = boxes();
  expect((next?.left ?? 0) - (short?.right ?? 0)).toBe(8);
  await screen.rerender(share('une très longue suite de mots '.repeat(9)));
  expect(rows()).toBe(1);
  await page.viewport(200, 800);
  expect(rows()).toBe(2);
});
