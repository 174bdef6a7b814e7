import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Badge } from './Badge.tsx';

test('the words of a badge say everything: its icon is hidden from screen readers', async () => {
  const screen = await render(
    <Badge icon="lock" tone="success">
      Moi seul
    </Badge>,
  );
  await expect.element(screen.getByText('Moi seul')).toBeVisible();
  expect(screen.container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
  expect(screen.container.querySelectorAll('svg')).toHaveLength(1);
});
