import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'a', title: 'Mots ?', content: 'Comptés un à un.' },
  { id: 'b', title: 'Hors ligne ?', content: 'Oui.' },
];

test('a heading’s button opens, with aria-expanded', async () => {
  const screen = await render(<Accordion items={items} headingLevel={2} />);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Mots ?' })).toBeVisible();
  const button = screen.getByRole('button', { name: 'Mots ?' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByText('Comptés un à un.')).toBeVisible();
});

test('an exclusive one closes the others', async () => {
  const screen = await render(<Accordion items={items} isExclusive defaultOpen={['a']} />);
  await screen.getByRole('button', { name: 'Hors ligne ?' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Mots ?' }))
    .toHaveAttribute('aria-expanded', 'false');
});
