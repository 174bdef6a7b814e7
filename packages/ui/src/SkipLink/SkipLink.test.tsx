import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SkipLink } from './SkipLink.tsx';

test('the first tab stop reaches the content', async () => {
  const address = location.href;
  const screen = await render(
    <>
      <SkipLink target="content">Aller au texte</SkipLink>
      <main id="content" tabIndex={-1}>
        Le texte.
      </main>
    </>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Aller au texte' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(location.href).toBe(address);
});
