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

test('the drawing of a small icon button is small', async () => {
  const screen = await render(
    <>
      <IconButton icon="trash" label="Supprimer" size="small" />
      <IconButton icon="trash" label="Supprimer" />
    </>,
  );
  const widths = [...screen.container.querySelectorAll('svg')].map((one) => one.clientWidth);
  expect(widths).toEqual([16, 20]);
});
