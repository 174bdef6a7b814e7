import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('hidden words take no room, and are part of the name of what they stand in', async () => {
  const screen = await render(
    <button type="button">
      ★<VisuallyHidden> un sur cinq</VisuallyHidden>
    </button>,
  );
  await expect.element(screen.getByRole('button', { name: '★ un sur cinq' })).toBeVisible();
  expect(screen.getByText('un sur cinq').element().getBoundingClientRect().width).toBe(1);
});
