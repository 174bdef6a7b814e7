import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

test('works by keyboard and restores focus', async () => {
  const onAction = vi.fn<(id: string) => void>();
  const screen = await render(
    <Menu
      label="Actions du document"
      trigger={<Button>Actions</Button>}
      items={[
        { id: 'rename', label: 'Renommer', icon: 'pencil' },
        { id: 'delete', label: 'Supprimer', tone: 'error' },
      ]}
      onAction={(id) => onAction(id)}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menu', { name: 'Actions du document' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('delete');
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

// DOC-23
test('closes on Back, focusing its button', async () => {
  const screen = await render(
    <Menu
      label="Compte"
      trigger={<Button>Compte</Button>}
      items={[{ id: 'profile', label: 'Profil' }]}
      onAction={() => {}}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem')).toHaveFocus();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Compte' })).toHaveFocus();
});

test('Tab leaves an open menu', async () => {
  const screen = await render(
    <Menu
      label="Actions du document"
      trigger={<Button>Actions</Button>}
      items={[{ id: 'rename', label: 'Renommer' }]}
      onAction={() => {}}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem')).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});
