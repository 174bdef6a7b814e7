import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogNewsContext } from './dialog-news.ts';

function Rename() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ouvrir</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Renommer" closeLabel="Fermer">
        <TextField label="Titre" />
      </Dialog>
    </>
  );
}

test('is named by its title, traps and restores focus', async () => {
  const screen = await render(<Rename />);
  const opener = screen.getByRole('button', { name: 'Ouvrir' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Renommer' });
  await expect.element(dialog).toBeInTheDocument();
  for (let stop = 0; stop < 4; stop += 1) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

// AUTH-35
test('page-wide notices stay pressable within a dialog', async () => {
  const screen = await render(
    <DialogNewsContext value={<Button>Se reconnecter</Button>}>
      <Rename />
    </DialogNewsContext>,
  );
  await screen.getByRole('button', { name: 'Ouvrir' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Se reconnecter' }).click();
  await expect.element(dialog).toBeInTheDocument();
});

test('only the close button closes unless dismissable', async () => {
  const screen = await render(<Rename />);
  await screen.getByRole('button', { name: 'Ouvrir' }).click();
  const dialog = screen.getByRole('dialog');
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(dialog).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Fermer' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

function Terms({ paragraphs }: { paragraphs: number }) {
  return (
    <Dialog isOpen onClose={() => {}} title="Conditions" closeLabel="Fermer">
      {Array.from({ length: paragraphs }, (_paragraph, index) => (
        <p key={index}>Un texte que rien n’interrompt.</p>
      ))}
    </Dialog>
  );
}

// PAGE-61
test('keys scroll a long dialog from the initial focus', async () => {
  const screen = await render(<Terms paragraphs={100} />);
  const words = screen.getByRole('group', { name: 'Conditions' });
  await expect.element(words).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => words.element().scrollTop).toBeGreaterThan(0);
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('button', { name: 'Fermer' })).toHaveFocus();
});

// PAGE-61
test('only a scrollable dialog body is a tab stop', async () => {
  const screen = await render(<Terms paragraphs={1} />);
  await expect.element(screen.getByRole('button', { name: 'Fermer' })).toBeInTheDocument();
  await expect.element(screen.getByRole('group')).not.toBeInTheDocument();
  await screen.rerender(<Terms paragraphs={100} />);
  const words = screen.getByRole('group', { name: 'Conditions' });
  await expect.element(words).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(words).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => words.element().scrollTop).toBeGreaterThan(0);
});
