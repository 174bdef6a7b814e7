import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkButton } from './LinkButton.tsx';

test('it is a button, pressed from the keyboard as one', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(<LinkButton onPress={() => onPress()}>Préférences</LinkButton>);
  await expect.element(screen.getByRole('button', { name: 'Préférences' })).toBeVisible();
  await userEvent.keyboard('{Tab} {Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});
