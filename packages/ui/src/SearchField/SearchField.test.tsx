import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchField } from './SearchField.tsx';

test('Enter searches; the button clears, keeping focus', async () => {
  const onSubmit = vi.fn<(value: string) => void>();
  const screen = await render(
    <SearchField
      label="Chercher"
      clearLabel="Effacer"
      isLabelHidden
      onSubmit={(text) => onSubmit(text)}
    />,
  );
  const box = screen.getByRole('searchbox', { name: 'Chercher' });
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await box.click();
  await userEvent.keyboard('encre{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('encre');
  await screen.getByRole('button', { name: 'Effacer' }).click();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
});
