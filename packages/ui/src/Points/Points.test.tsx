import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Points } from './Points.tsx';

test('statements are a list, whose signs are not read out', async () => {
  const screen = await render(<Points kind="no" items={[{ id: 'ads', content: 'Sans pub.' }]} />);
  await expect.element(screen.getByRole('list')).toHaveTextContent('Sans pub.');
  await expect.element(screen.getByRole('list').getByRole('img')).not.toBeInTheDocument();
});
