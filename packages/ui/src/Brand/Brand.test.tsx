import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Brand } from './Brand.tsx';

test('the brand is a link only where it leads somewhere', async () => {
  const screen = await render(<Brand name="Écritoire" />);
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  await screen.rerender(<Brand name="Écritoire" href="/" />);
  await expect.element(screen.getByRole('link', { name: 'Écritoire' })).toBeVisible();
});
