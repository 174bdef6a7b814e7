import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoadMore } from './LoadMore.tsx';

test('loads once, announces the result, hides at the end', async () => {
  const onPress = vi.fn<() => void>();
  const words = { label: 'Suite', pendingLabel: 'Chargement…', onPress: () => onPress() };
  const screen = await render(<LoadMore {...words} shown="20 sur 40" />);
  await screen.getByRole('button', { name: 'Suite' }).click();
  await screen.rerender(<LoadMore {...words} shown="20 sur 40" isPending />);
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  await screen.rerender(<LoadMore {...words} shown="40" isComplete />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('40');
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
