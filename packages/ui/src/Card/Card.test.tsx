import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Card } from './Card.tsx';

test('a titled card is a region of that name', async () => {
  const screen = await render(<Card title="Cette semaine">4 310 mots</Card>);
  await expect.element(screen.getByRole('region', { name: 'Cette semaine' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible();
});
