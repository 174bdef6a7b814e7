import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressCircle, Spinner } from './Spinner.tsx';

test('a spinner says what is waited for, and no share', async () => {
  const screen = await render(<Spinner label="Chargement" />);
  const bar = screen.getByRole('progressbar', { name: 'Chargement' });
  await expect.element(bar).not.toHaveAttribute('aria-valuenow');
});

test('a circle says and draws its share', async () => {
  const screen = await render(<ProgressCircle label="Import" value={25} />);
  const bar = screen.getByRole('progressbar', { name: 'Import' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '25');
  const arc = bar.element().querySelectorAll('circle')[1];
  const [whole, left] = ['stroke-dasharray', 'stroke-dashoffset'].map((name) =>
    Number(arc?.getAttribute(name)),
  );
  expect((left ?? 0) / (whole ?? 1)).toBeCloseTo(0.75);
});
