import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { ProgressBar } from './ProgressBar.tsx';

test('says and draws its share', async () => {
  const screen = await render(
    <UiProvider locale="fr-FR" navigate={() => {}}>
      <ProgressBar label="Export" value={3} maximum={12} valueLabel="3 sur 12" />
    </UiProvider>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Export' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', '3 sur 12');
  const fill = bar.element().querySelector<HTMLElement>('span > span[style]');
  expect(fill?.style.inlineSize).toBe('25%');
});

test('a progress bar without a value promises no share', async () => {
  const screen = await render(<ProgressBar label="Préparation" />);
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test.each([
  [0, 0],
  [Number.NaN, 100],
])('%s of %s is nothing yet', async (value, maximum) => {
  const screen = await render(<ProgressBar label="Export" value={value} maximum={maximum} />);
  const bar = screen.getByRole('progressbar').element();
  expect(bar.textContent).toMatch(/Export0\s?%/);
  expect(bar.querySelector<HTMLElement>('span > span[style]')?.style.inlineSize).toBe('0%');
});
