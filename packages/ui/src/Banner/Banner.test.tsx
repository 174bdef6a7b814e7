import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Banner } from './Banner.tsx';

test('a banner is announced only when asked', async () => {
  const screen = await render(<Banner>Gardé ici.</Banner>);
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  await screen.rerender(<Banner role="status">Gardé ici.</Banner>);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Gardé ici.');
});
