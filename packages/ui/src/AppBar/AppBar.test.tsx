import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppBar } from './AppBar.tsx';

test('the app bar is the banner of the page', async () => {
  const screen = await render(<AppBar start="Écritoire" end="Compte" />);
  await expect.element(screen.getByRole('banner')).toHaveTextContent('ÉcritoireCompte');
});
