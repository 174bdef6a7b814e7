import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextField } from './TextField.tsx';

test('has its label and help', async () => {
  const onChange = vi.fn<(text: string) => void>();
  const screen = await render(
    <TextField
      label="Nom"
      description="Plus de deux lettres."
      onChange={(text) => onChange(text)}
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Nom' });
  await expect.element(input).toHaveAccessibleDescription('Plus de deux lettres.');
  await input.fill('Un roman');
  expect(onChange).toHaveBeenLastCalledWith('Un roman');
});

test('an error marks and describes it', async () => {
  const field = (errorMessage?: string) => <TextField label="Nom" errorMessage={errorMessage} />;
  const screen = await render(field('Trop court.'));
  const input = screen.getByRole('textbox');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('Trop court.');
  await screen.rerender(field());
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await expect.element(screen.getByText('Trop court.')).not.toBeInTheDocument();
});

// SITE-18
test('excess length is reported, never cut', async () => {
  function Name() {
    const [name, setName] = useState('');
    return (
      <TextField
        label="Nom"
        value={name}
        onChange={setName}
        maxLength={5}
        tooLong={(over, maximum) => `${maximum} au plus : ${over} de trop`}
      />
    );
  }
  const screen = await render(<Name />);
  const input = screen.getByRole('textbox');
  // An emoji is one character.
  await input.fill('Mer 🌊');
  await expect.element(input).toBeValid();
  await input.fill('Mer 🌊 basse');
  await expect.element(input).toHaveValue('Mer 🌊 basse');
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription('5 au plus : 6 de trop');
});
