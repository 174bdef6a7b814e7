import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Brand } from '../Brand/Brand.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LocaleSwitch } from '../LocaleSwitch/LocaleSwitch.tsx';
import { AppBar } from './AppBar.tsx';

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

test('the app bar is the banner of the page', async () => {
  const screen = await render(<AppBar start="Écritoire" end="Compte" />);
  await expect.element(screen.getByRole('banner')).toHaveTextContent('ÉcritoireCompte');
});

test('with text twice as large, 320 px wide, what is at its end stands on one line', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  const screen = await render(
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
