import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SideNav } from './SideNav.tsx';

const items = [
  { href: '/app/home', icon: 'home', label: 'Accueil', isCurrent: true },
  { href: '/app/projects', icon: 'folder', label: 'Projets' },
] as const;

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  document.documentElement.style.fontSize = '';
});

function tops(): number[] {
  return [...document.querySelectorAll('nav li')].map((item) => item.getBoundingClientRect().top);
}

test('the navigation is named, and says where the reader is', async () => {
  const screen = await render(<SideNav label="Principale" items={items} />);
  await expect.element(screen.getByRole('navigation', { name: 'Principale' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Accueil' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(screen.getByRole('link', { name: 'Projets' }))
    .not.toHaveAttribute('aria-current');
});

test('a column from md up, a bar below', async () => {
  await render(<SideNav label="Principale" items={items} />);
  expect(new Set(tops()).size).toBe(2);
  await page.viewport(767, 800);
  expect(new Set(tops()).size).toBe(1);
});

const five = ['Accueil', 'Projets', 'Documents', 'Séances', 'Calendrier'];

// WEEK-6
test.each([
  ['Accueil', 'Projets', 'Docu\u{AD}ments', 'Séances', 'Calen\u{AD}drier'],
  ['Home', 'Projects', 'Docu\u{AD}ments', 'Sessions', 'Calen\u{AD}dar'],
])('wide spacing %s breaks at syllables', async (...names) => {
  await page.viewport(320, 640);
  const screen = await render(
    <div style={{ letterSpacing: '.12em', wordSpacing: '.16em' }}>
      <SideNav
        label="Principale"
        items={names.map((label) => ({ href: `/${label}`, icon: 'home', label }))}
      />
    </div>,
  );
  for (const link of screen.getByRole('link').elements()) {
    const word = document.createRange();
    word.selectNodeContents(link.lastElementChild ?? link);
    const lines = new Set([...word.getClientRects()].map(({ top }) => top));
    expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    expect(lines.size).toBeLessThanOrEqual(link.textContent.split('\u{AD}').length);
    const [sign, last] = [link.firstElementChild, link.lastElementChild];
    const { top, bottom } = link.getBoundingClientRect();
    expect((sign?.getBoundingClientRect().top ?? 0) - top).toBeGreaterThanOrEqual(4);
    expect(bottom - (last?.getBoundingClientRect().bottom ?? 0)).toBeGreaterThanOrEqual(4);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

// PAGE-26
test('doubled text on small screens shows icons', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <SideNav
      label="Principale"
      items={five.map((label) => ({ href: `/${label}`, icon: 'home', label }))}
    />,
  );
  const word = screen.getByText('Documents').element();
  const isCut = () => word.scrollWidth > word.clientWidth;
  const isSeen = () => word.getBoundingClientRect().width > 1;
  expect([isSeen(), isCut()]).toEqual([true, false]);
  document.documentElement.style.fontSize = '200%';
  expect(isSeen()).toBe(false);
  await expect.element(screen.getByRole('link', { name: 'Documents' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
