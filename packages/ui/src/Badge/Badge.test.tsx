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
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});
