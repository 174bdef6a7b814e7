import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { LocaleSwitch } from './LocaleSwitch.tsx';

afterEach(() => page.viewport(1280, 800));

test('on a small screen only the other language is offered', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <LocaleSwitch
      label="Langue"
      current="fr"
      locales={[
        { code: 'fr', short: 'FR', name: 'Français', href: '/' },
        { code: 'en', short: 'EN', name: 'English', href: '/en' },
      ]}
    />,
  );
  await expect.element(screen.getByRole('link')).toHaveTextContent('EN English');
});

// PAGE-3
test('on a small screen focus follows to the new link', async () => {
  await page.viewport(320, 640);
  const switchIn = (current: string) => (
    <LocaleSwitch
      label="Langue"
      current={current}
      locales={[
        { code: 'fr', short: 'FR', name: 'Français', href: '/' },
        { code: 'en', short: 'EN', name: 'English', href: '/en' },
      ]}
    />
  );
  const screen = await render(switchIn('fr'));
  screen.getByRole('link', { name: 'EN English' }).element().focus();
  await screen.rerender(switchIn('en'));
  await expect.element(screen.getByRole('link', { name: 'FR Français' })).toHaveFocus();
  await page.viewport(1280, 800);
  await screen.rerender(switchIn('fr'));
  await expect.element(screen.getByRole('link', { name: 'FR Français' })).toHaveFocus();
});

test('each language links to this page; choosing is reported', async () => {
  const onChoose = vi.fn<(code: string) => void>();
  const navigate = vi.fn<(path: string) => void>();
  const screen = await render(
    <UiProvider locale="fr-FR" navigate={(path) => navigate(path)}>
      <LocaleSwitch
        label="Langue"
        current="fr"
        onChoose={(code) => onChoose(code)}
        locales={[
          { code: 'fr', short: 'FR', name: 'Français', href: '/' },
          { code: 'en', short: 'EN', name: 'English', href: '/en' },
        ]}
      />
    </UiProvider>,
  );
  const english = screen.getByRole('link', { name: 'EN English' });
  await expect.element(english).toHaveAttribute('href', '/en');
  await expect
    .element(screen.getByRole('link', { name: 'FR Français' }))
    .toHaveAttribute('aria-current', 'true');
  await english.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('en');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en');
});
