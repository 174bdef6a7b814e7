import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fold } from '../story-support/fold.ts';
import { CommandPalette } from './CommandPalette.tsx';

const onAction = vi.fn<(id: string) => void>();
beforeEach(() => onAction.mockClear());

/** A document of an earlier search, and the one that is found at last. */
const older = { id: 'older', label: 'Chapitre 51.4' };
const wanted = { id: 'wanted', label: 'Chapitre 1.4' };

type PaletteProps = {
  searched?: readonly { id: string; label: string }[];
  state?: 'pending' | 'failed';
};

function Palette({ searched, state }: PaletteProps) {
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
            search: state ?? 'done',
            commands: [
              ...(searched ?? []),
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
test('a command is not found from inside a word', async () => {
  const screen = await openPalette();
  await userEvent.keyboard('ete');
  await expect
    .element(screen.getByRole('menuitem'))
    .toHaveTextContent('Chapitre premierL’été à Cœurville');
  await userEvent.keyboard('{Escape}uit');
  await expect.element(screen.getByRole('status').getByText('Rien')).toBeVisible();
});

// PAGE-124
test('titles come before commands found by other words', async () => {
  const night = { id: 'night', label: 'La nuit', isWritten: true };
  const screen = await render(<Palette searched={[night]} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('nuit');
  const rows = () =>
    screen
      .getByRole('menuitem')
      .elements()
      .map((row) => row.textContent);
  await vi.waitFor(() => expect(rows()).toEqual(['La nuit', 'Passer en sombre']));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onAction).toHaveBeenCalledExactlyOnceWith('night'));
});

// PAGE-123
test('announces the match count and moves to the first', async () => {
  const screen = await openPalette();
  const said = screen.getByRole('status');
  await expect.element(said).toBeEmptyDOMElement();
  await userEvent.keyboard('e');
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

/** One that searches beside its list, and has not found what is typed. */
async function openSearching() {
  const screen = await render(<Palette searched={[older]} state="pending" />);
  await userEvent.click(screen.getByRole('button'));
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  return screen;
}

// PAGE-124
test('Enter waits for what the typed text finds', async () => {
  const screen = await openSearching();
  await userEvent.keyboard('1.4');
  await expect.element(screen.getByRole('menuitem')).toHaveAttribute('data-focused', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status').getByText('Rien')).toBeVisible();
  expect(onAction).not.toHaveBeenCalled();
  await screen.rerender(<Palette searched={[wanted, older]} />);
  await vi.waitFor(() => expect(onAction).toHaveBeenCalledExactlyOnceWith('wanted'));
});

// PAGE-124
test('Enter that ends an IME composition opens nothing', async () => {
  const screen = await openSearching();
  await userEvent.keyboard('1.4');
  await expect.element(screen.getByRole('menuitem')).toHaveAttribute('data-focused', 'true');
  const enter = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', enter));
  await screen.rerender(<Palette searched={[wanted, older]} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 en tout');
  expect(onAction).not.toHaveBeenCalled();
});

// PAGE-124
test('typing on after Enter opens nothing', async () => {
  const screen = await openSearching();
  await userEvent.keyboard('1.{Enter}4');
  await screen.rerender(<Palette searched={[wanted, older]} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 en tout');
  expect(onAction).not.toHaveBeenCalled();
});

// PAGE-124
test('Enter opens nothing when its search fails', async () => {
  const screen = await openSearching();
  await userEvent.keyboard('1.4{Enter}');
  await screen.rerender(<Palette searched={[older]} state="failed" />);
  await expect.element(screen.getByRole('status').getByText('Rien')).toBeVisible();
  expect(onAction).not.toHaveBeenCalled();
});

// PAGE-124
test('Enter waits for nothing where its row is certain', async () => {
  const screen = await openSearching();
  await userEvent.keyboard('sombre{Enter}');
  await vi.waitFor(() => expect(onAction).toHaveBeenCalledExactlyOnceWith('dark'));
  onAction.mockClear();
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('51{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(onAction).toHaveBeenCalledExactlyOnceWith('older'));
});

// PAGE-16
test('what a person wrote is left by a page translator', async () => {
  await openPalette();
  const left = [...document.querySelectorAll('[role="menuitem"] [translate="no"]')];
  expect(left.map(({ textContent }) => textContent)).toEqual(['Chapitre premierL’été à Cœurville']);
});
