import { TextField as AriaTextField, Input } from 'react-aria-components';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FieldDescription, FieldError, FieldLabel } from './Field.tsx';

const field = (isInvalid: boolean) => (
  <AriaTextField isInvalid={isInvalid}>
    <FieldLabel label="Adresse" optionalLabel="facultatif" />
    <Input />
    <FieldDescription>Pour vous répondre.</FieldDescription>
    <FieldError>Il manque un point.</FieldError>
  </AriaTextField>
);

// PAGE-132
test('is named with its hint, described by help or error', async () => {
  const screen = await render(field(false));
  const input = screen.getByRole('textbox', { name: 'Adresse (facultatif)' });
  await expect.element(input).toHaveAccessibleDescription('Pour vous répondre.');
  await screen.rerender(field(true));
  await expect.element(input).toHaveAccessibleDescription('Il manque un point.');
  await expect.element(screen.getByText('Pour vous répondre.')).not.toBeInTheDocument();
});

test('a valid field speaks of no mistake', async () => {
  const screen = await render(field(false));
  await expect.element(screen.getByText('Il manque un point.')).not.toBeInTheDocument();
});
