import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { NumberField } from './NumberField.tsx';

test.each([
  ['fr-FR', '10\u202F500'],
  ['en-GB', '10,500'],
])('a number is read and written as in %s', async (locale, shown) => {
  const onChange = vi.fn<(value: number) => void>();
  const screen = await render(
    <UiProvider locale={locale} navigate={() => {}}>
      <NumberField
        label="Mots"
        increaseLabel="Davantage"
        decreaseLabel="Moins"
        defaultValue={10_000}
        maxValue={11_000}
        step={500}
        onChange={(value) => onChange(value)}
      />
    </UiProvider>,
  );
  const input = screen.getByRole('textbox', { name: 'Mots' });
  await input.click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(input).toHaveValue(shown);
  expect(onChange).toHaveBeenLastCalledWith(10_500);
  await screen.getByRole('button', { name: 'Davantage' }).click();
  await expect.element(screen.getByRole('button', { name: 'Davantage' })).toBeDisabled();
});

// WEEK-28
test('a value between steps is valid and steps onward', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const screen = await render(
    <UiProvider locale="fr-FR" navigate={() => {}}>
      <NumberField
        label="Mots"
        increaseLabel="Davantage"
        decreaseLabel="Moins"
        minValue={0}
        step={500}
        onChange={onChange}
      />
    </UiProvider>,
  );
  const input = screen.getByRole('textbox', { name: 'Mots' });
  await input.click();
  await userEvent.keyboard('1234{Tab}');
  await expect.element(input).toHaveValue('1\u202F234');
  await expect.element(input).not.toHaveAttribute('aria-invalid', 'true');
  expect(onChange).toHaveBeenLastCalledWith(1234);

  // Typed and not left yet.
  await input.fill('1750');
  await screen.getByRole('button', { name: 'Davantage' }).click();
  await expect.element(input).toHaveValue('2\u202F000');
  await input.fill('1750');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(input).toHaveValue('1\u202F500');

  await input.fill('1750');
  await userEvent.keyboard('{PageUp}');
  await expect.element(input).toHaveValue('2\u202F000');
  await userEvent.keyboard('{Home}1');
  await expect.element(input).toHaveValue('12\u202F000');

  await input.fill('300');
  await screen.getByRole('button', { name: 'Moins' }).click();
  await expect.element(input).toHaveValue('0');
  await expect.element(screen.getByRole('button', { name: 'Moins' })).toBeDisabled();
});
