import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Switch } from './Switch.tsx';

test('has the switch role, toggles with Space, is described', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  const screen = await render(
    <Switch label="Son" description="À chaque touche." onChange={(isOn) => onChange(isOn)} />,
  );
  const element = screen.getByRole('switch', { name: 'Son' });
  await expect.element(element).toHaveAccessibleDescription('À chaque touche.');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('the thumb moves to the inline end', async () => {
  const screen = await render(
    <div dir="rtl">
      <Switch label="Son" defaultSelected />
    </div>,
  );
  const thumb = screen.container.querySelector('[aria-hidden] > span')?.getBoundingClientRect();
  const track = screen.container.querySelector('[aria-hidden]')?.getBoundingClientRect();
  expect((thumb?.left ?? 0) - (track?.left ?? 0)).toBeLessThan(8);
});
