import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AuthLayout } from './AuthLayout.tsx';

test('the doorstep has one banner, one main part and a footer', async () => {
  const screen = await render(
    <AuthLayout brand="Écritoire" footer="Confidentialité">
      Continuer avec Google
    </AuthLayout>,
  );
  await expect.element(screen.getByRole('banner')).toHaveTextContent('Écritoire');
  await expect.element(screen.getByRole('main')).toHaveTextContent('Continuer avec Google');
  await expect.element(screen.getByRole('contentinfo')).toHaveTextContent('Confidentialité');
});
