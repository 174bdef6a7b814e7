import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('ancestors are links, the last is the current page', async () => {
  const screen = await render(
    <Breadcrumbs
      label="Vous êtes ici"
      steps={[
        { href: '/app/projects', label: 'Projets' },
        { href: '/app/projects/1', label: 'Roman' },
      ]}
    />,
  );
  const way = screen.getByRole('navigation', { name: 'Vous êtes ici' });
  await expect
    .element(way.getByRole('link', { name: 'Projets' }))
    .toHaveAttribute('href', '/app/projects');
  await expect.element(way.getByText('Roman')).toHaveAttribute('aria-current', 'page');
});
