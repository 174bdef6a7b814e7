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
