import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Dialog } from './Dialog.tsx';
import { escapeDialog, isDialogOpen } from './open-dialogs.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Renommer</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Titre" closeLabel="Fermer">
        Un titre.
      </Dialog>
      <Popover label="Aide" trigger={<Button>Compte</Button>}>
        Un mot est un mot.
      </Popover>
      <DatePicker label="Jour" value="2026-11-22" onChange={() => {}} />
    </>
  );
}

// PAGE-128
test.each([
  ['dialog', /Renommer/, true],
  ['popover', /Compte/, false],
  ['calendar', /Jour/, false],
])('an open %s takes the page’s keys', async (_, opener, goesWithBack) => {
  const screen = await render(<Page />);
  expect(isDialogOpen()).toBe(false);
  await screen.getByRole('button', { name: opener }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(isDialogOpen()).toBe(true);
  expect(escapeDialog()).toBe(goesWithBack);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isDialogOpen).toBe(false);
});
