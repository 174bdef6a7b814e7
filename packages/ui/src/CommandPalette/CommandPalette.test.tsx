import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CommandPalette } from './CommandPalette.tsx';

const onAction = vi.fn<(id: string) => void>();

function Palette() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Commandes
      </button>
      <CommandPalette
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="Commandes"
        placeholder="Que faire ?"
        emptyMessage="Rien"
        onAction={onAction}
        groups={[
          {
            id: 'actions',
            title: 'Actions',
            commands: [
              { id: 'write', label: 'Écrire' },
              { id: 'dark', label: 'Passer en sombre', keywords: 'nuit' },
            ],
          },
        ]}
      />
    </>
  );
}

test('it opens, letters without accents find, Enter does it and closes', async () => {
  const screen = await render(<Palette />);
  await userEvent.click(screen.getByRole('button'));
  await expect.element(screen.getByRole('searchbox', { name: 'Commandes' })).toHaveFocus();
  await expect.element(screen.getByRole('group', { name: 'Actions' })).toBeInTheDocument();
  await userEvent.keyboard('ecr');
  await expect.element(screen.getByRole('menuitem')).toHaveTextContent('Écrire');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem')).toHaveAttribute('data-focused', 'true');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onAction).toHaveBeenCalledExactlyOnceWith('write'));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a command is found by its other words; what fits nothing is said; Escape closes', async () => {
  const screen = await render(<Palette />);
  await userEvent.click(screen.getByRole('button'));
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('nuit');
  await expect.element(screen.getByRole('menuitem')).toHaveTextContent('Passer en sombre');
  await userEvent.keyboard('zz');
  await expect.element(screen.getByText('Rien')).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
