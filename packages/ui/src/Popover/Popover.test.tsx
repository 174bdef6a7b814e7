import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

test('is named, takes focus, restores it on Escape', async () => {
  const screen = await render(
    <Popover label="Aide" trigger={<Button>?</Button>}>
      Un mot est un mot.
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: '?' });
  await trigger.click();
  const dialog = screen.getByRole('dialog', { name: 'Aide' });
  await expect.element(dialog).toHaveTextContent('Un mot est un mot.');
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
