import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppBar } from '../AppBar/AppBar.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { DashboardLayout } from '../DashboardLayout/DashboardLayout.tsx';
import { AuthLayout } from './AuthLayout.tsx';

test('has one banner, one main landmark and a footer', async () => {
  const screen = await render(
    <AuthLayout brand="Écritoire" footer="Confidentialité">
      Continuer avec Google
    </AuthLayout>,
  );
  await expect.element(screen.getByRole('banner')).toHaveTextContent('Écritoire');
  await expect.element(screen.getByRole('main')).toHaveTextContent('Continuer avec Google');
  await expect.element(screen.getByRole('contentinfo')).toHaveTextContent('Confidentialité');
});

test('the brand has its usual place', async () => {
  const brand = <Brand name="Écritoire" href="/" />;
  const placeOf = (screen: Awaited<ReturnType<typeof render>>) => {
    const { x, y, width, height } = screen
      .getByRole('link', { name: 'Écritoire' })
      .element()
      .getBoundingClientRect();
    return { x, y, width, height };
  };
  for (const width of [320, 1280]) {
    await page.viewport(width, 800);
    const door = await render(
      <AuthLayout brand={brand} actions="FR">
        …
      </AuthLayout>,
    );
    const atTheDoor = placeOf(door);
    await door.unmount();
    const inside = await render(
      <DashboardLayout skipLabel="…" head={<AppBar start={brand} end="FR" />}>
        …
      </DashboardLayout>,
    );
    expect(atTheDoor).toEqual(placeOf(inside));
    await inside.unmount();
  }
  await page.viewport(1280, 800);
});
