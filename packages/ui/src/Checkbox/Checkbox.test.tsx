import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox, CheckboxGroup } from './Checkbox.tsx';

test('Space and label press toggle; the error describes it', async () => {
  const screen = await render(<Checkbox label="J’accepte" errorMessage="Il le faut." />);
  const box = screen.getByRole('checkbox', { name: 'J’accepte' });
  await expect.element(box).toHaveAccessibleDescription('Il le faut.');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await screen.getByText('J’accepte').click();
  await expect.element(box).not.toBeChecked();
});

function Formats() {
  const [value, setValue] = useState<('novel' | 'poetry')[]>(['poetry']);
  return (
    <>
      <CheckboxGroup
        label="Formats"
        value={value}
        onChange={setValue}
        options={[
          { value: 'novel', label: 'Roman', description: 'Long.' },
          { value: 'poetry', label: 'Poésie' },
        ]}
      />
      <output>{value.join(' ')}</output>
    </>
  );
}

test('a group lists choices in option order', async () => {
  const screen = await render(<Formats />);
  await expect.element(screen.getByRole('group', { name: 'Formats' })).toBeVisible();
  await screen.getByText('Roman').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('novel poetry');
  await expect
    .element(screen.getByRole('checkbox', { name: 'Roman' }))
    .toHaveAccessibleDescription('Long.');
});
