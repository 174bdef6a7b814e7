import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Comparison } from './Comparison.tsx';

afterEach(() => page.viewport(1280, 800));

const compare = () =>
  render(
    <Comparison
      first={{ label: 'Ici', text: <mark>mer</mark>, action: <Button>Garder ici</Button> }}
      second={{
        label: 'Ailleurs',
        text: <mark>{'montagne '.repeat(40)}</mark>,
        action: <Button>Garder ailleurs</Button>,
      }}
      both={<Button>Garder les deux</Button>}
    />,
  );

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;

// SAVE-15
test('each version has its own tint', async () => {
  const { container } = await compare();
  const [mine, theirs] = [...container.querySelectorAll('mark')].map(groundOf);
  expect(mine).not.toBe(theirs);
});

// SAVE-15
test('both buttons share a line, each phone-wide', async () => {
  const screen = await compare();
  const boxes = () =>
    screen
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect());
  const [here, remote] = boxes();
  expect(here?.bottom).toBe(remote?.bottom);
  await page.viewport(320, 640);
  const [above, below, last] = boxes();
  expect(above?.width).toBe(below?.width);
  expect(last?.width).toBeGreaterThan(240);
  expect(above?.width).toBeGreaterThan(240);
  expect(above?.bottom).toBeLessThan(below?.top ?? 0);
});
