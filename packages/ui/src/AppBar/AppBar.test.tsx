import { afterEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Brand } from '../Brand/Brand.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.tsx';
import { AppBar } from './AppBar.tsx';

afterEach(async () => {
  document.documentElement.removeAttribute('style');
  await commands.emulateTouch(false);
});

test('the app bar is the banner of the page', async () => {
  const screen = await render(<AppBar start="Écritoire" end="Compte" />);
  await expect.element(screen.getByRole('banner')).toHaveTextContent('ÉcritoireCompte');
});

const renderFull = () =>
  render(
    <AppBar
      start={<Brand name="Écritoire" href="/" />}
      end={
        <>
          <IconButton icon="search" label="Commandes" />
          <LocaleSwitch
            label="Langue"
            current="fr-FR"
            locales={[
              { code: 'fr-FR', short: 'FR', name: 'Français', href: '/' },
              { code: 'en-GB', short: 'EN', name: 'English', href: '/en' },
            ]}
            onChoose={() => {}}
          />
          <IconButton icon="moon" label="Couleurs" />
          <IconButton icon="user" label="Compte" />
        </>
      }
    />,
  );

// WEEK-7
test('fits one line by touch, 320 px', async () => {
  await page.viewport(320, 640);
  await commands.emulateTouch(true);
  await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true);
  const screen = await renderFull();
  const bar = screen.getByRole('banner').element();
  expect(bar.getBoundingClientRect().height).toBeLessThan(60);
  const targets = [...bar.querySelectorAll('a, button')].filter((one) => one.clientWidth > 0);
  const heights = targets.map((target) => target.getBoundingClientRect().height);
  expect(heights).toHaveLength(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  const [line] = screen.getByRole('link', { name: 'Écritoire' }).element().children;
  const [mark, name] = Array.from(line?.children ?? [], (part) => part.getBoundingClientRect());
  const { bottom = 0 } = line?.getBoundingClientRect() ?? {};
  expect(mark?.bottom).toBeLessThanOrEqual(bottom);
  expect(name?.top).toBeGreaterThanOrEqual(bottom);
});

// WEEK-7
test('shows the name where there is room', async () => {
  await page.viewport(360, 640);
  const screen = await renderFull();
  const brand = screen.getByRole('link', { name: 'Écritoire' }).element();
  const { bottom } = brand.getBoundingClientRect();
  expect(brand.lastElementChild?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1);
});

// WEEK-8
test('its end fits one line at 320 px, text doubled', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  const screen = await renderFull();
  const names = ['Commandes', 'Couleurs', 'Compte'];
  const boxes = names.map((name) =>
    screen.getByRole('button', { name }).element().getBoundingClientRect(),
  );
  boxes.push(screen.getByRole('link', { name: 'EN English' }).element().getBoundingClientRect());
  const middles = boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2));
  expect(new Set(middles).size).toBe(1);
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(320);
});
