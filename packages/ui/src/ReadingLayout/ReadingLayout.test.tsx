import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReadingLayout } from './ReadingLayout.tsx';

afterEach(() => page.viewport(1280, 800));

test('the contents link to every part, named by headings', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <ReadingLayout
      contentsLabel="Sommaire"
      parts={[
        { id: 'one', title: 'Premier', content: 'Un.' },
        { id: 'two', title: 'Second', content: 'Deux.' },
      ]}
    />,
  );
  const list = screen.getByRole('navigation', { name: 'Sommaire' });
  await expect.element(list.getByRole('link', { name: 'Second' })).toHaveAttribute('href', '#two');
  await expect.element(screen.getByRole('region', { name: 'Second' })).toHaveAttribute('id', 'two');
  expect(document.documentElement.scrollWidth).toBe(320);
});
