import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';

const texts = {
  title: 'Mots par jour',
  figuresLabel: 'Voir les chiffres',
  labelHeading: 'Jour',
  valueHeading: 'Mots',
  formatValue: String,
};
const points = [
  { label: 'lundi', value: 100, valueLabel: '100 mots' },
  { label: 'mardi', value: 400, valueLabel: '400 mots' },
  { label: 'mercredi', value: 0, valueLabel: '0 mot' },
];

test.each([
  ['bars', BarChart],
  ['a line', LineChart],
])('%s have the same figures in a table', async (_name, Chart) => {
  const screen = await render(<Chart {...texts} points={points} />);
  await expect.element(screen.getByRole('figure', { name: 'Mots par jour' })).toBeVisible();
  await screen.getByText('Voir les chiffres').click();
  const rows = screen.getByRole('table').getByRole('row').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    'JourMots',
    'lundi100 mots',
    'mardi400 mots',
    'mercredi0 mot',
  ]);
});

test('bars are as high as their values', async () => {
  const screen = await render(<BarChart {...texts} points={points} />);
  const heights = [...screen.container.querySelectorAll('rect')].map(
    (bar) => bar.getBoundingClientRect().height,
  );
  expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(4, 1);
  expect(heights[2]).toBe(0);
});
