import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComboBox } from './ComboBox.tsx';

function Format() {
  const [value, setValue] = useState<'novel' | 'poetry' | null>(null);
  return (
    <>
      <ComboBox
        label="Format"
        emptyMessage="Aucun"
        value={value}
        onChange={setValue}
        options={[
          { value: 'novel', label: 'Roman' },
          { value: 'poetry', label: 'Poésie' },
        ]}
      />
      <output>{value ?? 'rien'}</output>
    </>
  );
}

test('what is typed narrows the list, without regard to accents, and Enter takes the first', async () => {
  const screen = await render(<Format />);
  await screen.getByRole('combobox', { name: 'Format' }).click();
  await userEvent.keyboard('poe');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Poésie');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('combobox')).toHaveValue('Poésie');
  await expect.element(screen.getByRole('status')).toHaveTextContent('poetry');
});

test('what fits nothing is said, and leaving goes back to the last choice', async () => {
  const screen = await render(<Format />);
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('zzz');
  await expect.element(screen.getByText('Aucun')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('combobox')).toHaveValue('');
});

function Zone() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ComboBox
      label="Fuseau"
      emptyMessage="Aucun"
      value={value}
      onChange={setValue}
      options={['Antarctica/Vostok', 'Asia/Tokyo'].map((zone) => ({ value: zone, label: zone }))}
    />
  );
}

test('what begins with the letters typed comes before what merely holds them', async () => {
  const screen = await render(<Zone />);
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('tok');
  await expect.element(screen.getByRole('option').first()).toHaveTextContent('Asia/Tokyo');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('combobox')).toHaveValue('Asia/Tokyo');
});
