import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

test('an empty place has a heading in the outline and the action that fills it', async () => {
  const screen = await render(
    <EmptyState title="Aucun projet" headingLevel={3} actions={<Button>Créer</Button>} />,
  );
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Aucun projet');
  await expect.element(screen.getByRole('button', { name: 'Créer' })).toBeVisible();
});
