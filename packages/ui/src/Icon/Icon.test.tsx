import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon } from './Icon.tsx';

test('an icon with a label is an image, one without is hidden from screen readers', async () => {
  const screen = await render(
    <>
      <Icon name="lock" label="Moi seul" />
      <Icon name="globe" />
    </>,
  );
  await expect.element(screen.getByRole('img', { name: 'Moi seul' })).toBeInTheDocument();
  expect(screen.container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
});

test('an icon that points along the line turns round from right to left', async () => {
  const screen = await render(
    <div dir="rtl">
      <Icon name="chevron-right" />
      <Icon name="lock" />
    </div>,
  );
  const [chevron, lock] = screen.container.querySelectorAll('svg');
  expect(chevron && getComputedStyle(chevron).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(lock && getComputedStyle(lock).transform).toBe('none');
});
