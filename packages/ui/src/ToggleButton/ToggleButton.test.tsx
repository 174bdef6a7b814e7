import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToggleButton } from './ToggleButton.tsx';

test('keeps its name and reports its state', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  const screen = await render(
    <ToggleButton isIconOnly icon="bold" label="Gras" onChange={(isOn) => onChange(isOn)} />,
  );
  const button = screen.getByRole('button', { name: 'Gras' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});
