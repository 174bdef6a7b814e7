import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from './Skeleton.tsx';

test('announces loading once, hiding its lines', async () => {
  const screen = await render(<Skeleton lines={3} label="Le document se charge" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Le document se charge');
  expect(screen.container.querySelector('[aria-hidden="true"]')?.childElementCount).toBe(3);
});
