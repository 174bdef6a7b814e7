import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './RadioGroup.tsx';

type Visibility = 'private' | 'public';

function VisibilityGroup() {
  const [value, setValue] = useState<Visibility>('private');
  return (
    <RadioGroup<Visibility>
      label="Qui peut lire"
      value={value}
      onChange={setValue}
      options={[
        { value: 'private', label: 'Moi seul', description: 'Personne d’autre.' },
        { value: 'public', label: 'Tout le monde' },
      ]}
    />
  );
}

test('the arrow keys choose within the group, which is one stop of the keyboard', async () => {
  const screen = await render(<VisibilityGroup />);
  await expect.element(screen.getByRole('radiogroup', { name: 'Qui peut lire' })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Moi seul' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Tout le monde' })).toBeChecked();
});

test('a press anywhere on the card chooses it, and its explanation is its description', async () => {
  const screen = await render(<VisibilityGroup />);
  await screen.getByText('Tout le monde').click();
  await expect.element(screen.getByRole('radio', { name: 'Tout le monde' })).toBeChecked();
  await expect
    .element(screen.getByRole('radio', { name: 'Moi seul' }))
    .toHaveAccessibleDescription('Personne d’autre.');
});
