import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

function Comfort() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ouvrir</Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Confort" closeLabel="Fermer">
        Réglages
      </Drawer>
    </>
  );
}

test('sits at the inline end, is named, restores focus', async () => {
  const screen = await render(<Comfort />);
  const opener = screen.getByRole('button', { name: 'Ouvrir' });
  await opener.click();
  const drawer = screen.getByRole('dialog', { name: 'Confort' });
  await expect
    .poll(() => Math.round(drawer.element().getBoundingClientRect().right))
    .toBe(window.innerWidth);
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('from right to left the end is the left', async () => {
  document.documentElement.dir = 'rtl';
  const screen = await render(<Comfort />);
  await screen.getByRole('button', { name: 'Ouvrir' }).click();
  await expect
    .poll(() => Math.round(screen.getByRole('dialog').element().getBoundingClientRect().left))
    .toBe(0);
  document.documentElement.removeAttribute('dir');
});
