import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LandingLayout } from './LandingLayout.tsx';

afterEach(() => page.viewport(1280, 800));

function Home() {
  return (
    <LandingLayout
      brand="Écritoire"
      navLabel="Menu"
      closeLabel="Fermer"
      skipLabel="Aller au contenu"
      links={[
        { href: '/pricing', label: 'Tarifs', isCurrent: true },
        { href: '/faq', label: 'FAQ' },
      ]}
      footer="Mentions"
    >
      Accueil
    </LandingLayout>
  );
}

test('on a wide screen the pages are in sight, and the current one says so', async () => {
  const screen = await render(<Home />);
  await expect.element(screen.getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Tarifs' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('contentinfo')).toHaveTextContent('Mentions');
});

test('on a small screen they are behind a button, and the page does not scroll sideways', async () => {
  await page.viewport(320, 640);
  const screen = await render(<Home />);
  await expect.element(screen.getByRole('link', { name: 'FAQ' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Menu' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('link', { name: 'FAQ' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});
