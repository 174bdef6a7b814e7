import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { IconButton } from './IconButton.tsx';

test('an icon button is named by its label alone', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(
    <IconButton icon="trash" label="Supprimer" onPress={() => onPress()} />,
  );
  await screen.getByRole('button', { name: 'Supprimer' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});
