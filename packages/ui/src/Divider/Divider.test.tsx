import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Divider } from './Divider.tsx';

test('a divider separates, and says which way it runs', async () => {
  const screen = await render(<Divider orientation="vertical" />);
  await expect
    .element(screen.getByRole('separator'))
    .toHaveAttribute('aria-orientation', 'vertical');
});
