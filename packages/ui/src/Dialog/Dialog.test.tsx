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

test('a dialog is named by its title, keeps the focus inside, and gives it back on Escape', async () => {
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
test('what holds for the whole page can be pressed within a dialog, too', async () => {
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

test('the close button closes; a press outside does not, unless it was allowed', async () => {
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
test('the keys scroll what is longer than the screen from where the focus begins', async () => {
  const screen = await render(<Terms paragraphs={100} />);
  const words = screen.getByRole('group', { name: 'Conditions' });
  await expect.element(words).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => words.element().scrollTop).toBeGreaterThan(0);
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('button', { name: 'Fermer' })).toHaveFocus();
});

// PAGE-61
test('what is longer than the screen is a stop of the keyboard, which scrolls it; what is not is none', async () => {
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
