import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Toolbar } from './Toolbar.tsx';

function Marks({ locale }: { locale: string }) {
  return (
    <UiProvider locale={locale} navigate={() => {}}>
      <Toolbar label="Mise en forme">
        <IconButton icon="bold" label="Gras" />
        <IconButton icon="italic" label="Italique" />
      </Toolbar>
      <Button>Après</Button>
    </UiProvider>
  );
}

test('is one tab stop with arrow keys', async () => {
  const screen = await render(<Marks locale="fr-FR" />);
  await expect.element(screen.getByRole('toolbar', { name: 'Mise en forme' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: 'Italique' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Après' })).toHaveFocus();
});

// PAGE-73
test('Home and End reach the first and last button', async () => {
  const screen = await render(<Marks locale="fr-FR" />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('button', { name: 'Italique' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('button', { name: 'Gras' })).toHaveFocus();
});

// PAGE-73
test('Home skips unreachable buttons', async () => {
  const screen = await render(
    <Toolbar label="Mise en forme">
      <div inert>
        <IconButton icon="bold" label="Gras" />
      </div>
      <IconButton icon="italic" label="Italique" />
      <IconButton icon="search" label="Chercher" />
    </Toolbar>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('button', { name: 'Chercher' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('button', { name: 'Italique' })).toHaveFocus();
});

test('arrow keys follow the direction', async () => {
  const screen = await render(<Marks locale="ar-EG" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('button', { name: 'Italique' })).toHaveFocus();
});
