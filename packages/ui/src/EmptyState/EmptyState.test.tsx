import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

test('has a heading and an action', async () => {
  const screen = await render(
    <EmptyState title="Aucun projet" headingLevel={3} actions={<Button>Créer</Button>} />,
  );
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Aucun projet');
  await expect.element(screen.getByRole('button', { name: 'Créer' })).toBeVisible();
});
