import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fold } from '../story-support/fold.ts';
import { CommandPalette } from './CommandPalette.tsx';

const onAction = vi.fn<(id: string) => void>();
beforeEach(() => onAction.mockClear());

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
        fold={fold}
        formatCount={(count) => `${count} en tout`}
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
          {
            id: 'documents',
            title: 'Documents',
            commands: [
              {
                id: 'one',
                label: 'Chapitre premier',
                description: 'L’été à Cœurville',
                isWritten: true,
              },
            ],
          },
        ]}
      />
    </>
  );
}

async function openPalette() {
  const screen = await render(<Palette />);
  await userEvent.click(screen.getByRole('button'));
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  return screen;
}

// PAGE-122
test('opens, filters, runs on Enter and closes', async () => {
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

// PAGE-123
test.each([
  ['its other words', 'nuit', 'dark', 'Passer en sombre'],
  ['words in another order', 'sombre pas', 'dark', 'Passer en sombre'],
  ['words with more room than it takes', '  ecr ', 'write', 'Écrire'],
  ['what stands under it', 'cœurville chap', 'one', 'Chapitre premierL’été à Cœurville'],
])('a command is found by %s, and Enter does it', async (_by, typed, id, found) => {
  const screen = await openPalette();
  await userEvent.keyboard(typed);
  await expect.element(screen.getByRole('menuitem')).toHaveTextContent(found);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onAction).toHaveBeenCalledExactlyOnceWith(id));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

// PAGE-123
test('announces the match count and moves to the first', async () => {
  const screen = await openPalette();
  const said = screen.getByRole('status');
  await expect.element(said).toBeEmptyDOMElement();
  await userEvent.keyboard('r');
  await expect.element(said).toHaveTextContent('3 en tout');
  await userEvent.keyboard('zz');
  await expect.element(said.getByText('Rien')).toBeVisible();
  expect(screen.getByRole('menuitem').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(said).toBeEmptyDOMElement();
  await userEvent.keyboard('nuit');
  await expect.element(said).toHaveTextContent('1 en tout');
  await expect.element(screen.getByRole('menuitem')).toHaveAttribute('data-focused', 'true');
});

test('Escape empties the field, then closes', async () => {
  const screen = await openPalette();
  await userEvent.keyboard('zz{Escape}');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

// PAGE-123
test('Enter runs the first match without a chosen row', async () => {
  const screen = await openPalette();
  await userEvent.keyboard('nuit{ArrowLeft}');
  const field = screen.getByRole('searchbox');
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onAction).toHaveBeenCalledExactlyOnceWith('dark'));
});

// PAGE-16
test('what a person wrote is left by a page translator', async () => {
  await openPalette();
  const left = [...document.querySelectorAll('[role="menuitem"] [translate="no"]')];
  expect(left.map(({ textContent }) => textContent)).toEqual(['Chapitre premierL’été à Cœurville']);
});
