import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { LandingLayout } from './LandingLayout.tsx';

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

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
      language={<a href="/en">EN</a>}
      actions={<Button>Se connecter</Button>}
      footer="Mentions"
    >
      Accueil
    </LandingLayout>
  );
}

test('a wide screen shows the pages, marking the current', async () => {
  const screen = await render(<Home />);
  await expect.element(screen.getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Tarifs' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('contentinfo')).toHaveTextContent('Mentions');
});

test('a small screen has a menu, no sideways scroll', async () => {
  await page.viewport(320, 640);
  const screen = await render(<Home />);
  await expect.element(screen.getByRole('link', { name: 'FAQ' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Menu' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('link', { name: 'FAQ' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

// SITE-29
test('the menu closes on wider screens', async () => {
  await page.viewport(320, 640);
  const screen = await render(<Home />);
  await screen.getByRole('button', { name: 'Menu' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'FAQ' })).toBeVisible();
});

// WEEK-8
test('with doubled text on a small screen, two lines', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  const screen = await render(<Home />);
  const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
  const middle = (element: Element) => top(element) + element.getBoundingClientRect().height / 2;
  const menu = screen.getByRole('button', { name: 'Menu' }).element();
  const other = screen.getByRole('link', { name: 'EN' }).element();
  const wayIn = screen.getByRole('button', { name: 'Se connecter' }).element();
  const name = screen.getByText('Écritoire').element();
  for (const beside of [name, other]) {
    expect(Math.abs(middle(menu) - middle(beside))).toBeLessThan(1);
  }
  expect(top(wayIn)).toBeGreaterThan(menu.getBoundingClientRect().bottom);
  expect(document.documentElement.scrollWidth).toBe(320);
});
