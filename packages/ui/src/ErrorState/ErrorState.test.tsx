import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

test('announces the failure with a way out', async () => {
  const screen = await render(
    <ErrorState title="Vos projets ne sont pas arrivés" actions={<Button>Réessayer</Button>}>
      Vos textes n’ont rien.
    </ErrorState>,
  );
  await expect.element(screen.getByRole('alert').getByText('Vos textes n’ont rien.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});
