import { afterEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';

const texts = {
  title: 'Mots par jour',
  figuresLabel: 'Voir les chiffres',
  labelHeading: 'Jour',
  valueHeading: 'Mots',
  emptyMessage: 'Rien encore.',
  formatValue: String,
};
const points = [
  { label: 'lundi', value: 100, valueLabel: '100 mots' },
  { label: 'mardi', value: 400, valueLabel: '400 mots' },
  { label: 'mercredi', value: 0, valueLabel: '0 mot' },
];

const target = { label: 'Objectif', value: 250, valueLabel: '250 mots' };

afterEach(() => commands.emulateForcedColours('none'));

test.each([
  ['bars', BarChart],
  ['a line', LineChart],
])('%s have their figures in a table', async (_name, Chart) => {
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

// PAGE-68
test.each([
  ['bars', BarChart],
  ['a line', LineChart],
])('%s draw no bar for missing amounts', async (_name, Chart) => {
  const days = [-5, Number.NaN, 4].map((value) => ({ label: 'jour', value, valueLabel: '' }));
  const screen = await render(<Chart {...texts} points={days} />);
  const shapes = [...screen.container.querySelectorAll('rect, polyline')];
  const drawn = shapes.map((shape) => shape.getAttribute('points') ?? shape.getAttribute('height'));
  expect([['0%', '0%', '100%'], ['0.00,100.00 50.00,100.00 100.00,0.00']]).toContainEqual(drawn);
});

test('bars are as high as their values', async () => {
  const screen = await render(<BarChart {...texts} points={points} />);
  const heights = [...screen.container.querySelectorAll('rect')].map(
    (bar) => bar.getBoundingClientRect().height,
  );
  expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(4, 1);
  expect(heights[2]).toBe(0);
});

// PAGE-67
test('the target is labelled and listed last', async () => {
  const screen = await render(<BarChart {...texts} points={points} target={target} />);
  const named = screen.getByText('Objectif').first();
  await expect.element(named).toBeVisible();
  expect(named.element().parentElement?.textContent).toBe('Objectif250 mots');
  await screen.getByText('Voir les chiffres').click();
  const rows = screen.getByRole('table').getByRole('row').elements();
  expect(rows.map((row) => row.textContent).at(-1)).toBe('Objectif250 mots');
});

// PAGE-67
test.each(['none', 'active'] as const)(
  'the target line contrasts with bars, forced colours: %s',
  async (forced) => {
    await commands.emulateForcedColours(forced);
    const screen = await render(<BarChart {...texts} points={points} target={target} />);
    const bar = screen.container.querySelector('rect');
    const [ground, line] = [...screen.container.querySelectorAll('svg line')].slice(-2);
    if (!bar || !ground || !line) throw new Error('There are bars, and a line over its ground.');
    const { fill } = getComputedStyle(bar);
    expect(getComputedStyle(line).stroke).not.toBe(fill);
    expect(getComputedStyle(ground).stroke).not.toBe(fill);
  },
);

test.each([
  ['bars', BarChart],
  ['a line', LineChart],
])('%s may have one label twice', async (_name, Chart) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const week = ['L', 'M', 'M', 'J', 'V', 'S', 'D'].map((label, value) => ({
    label,
    value,
    valueLabel: String(value),
  }));
  const screen = await render(<Chart {...texts} points={week} />);
  await screen.getByText('Voir les chiffres').click();
  expect(screen.getByRole('rowheader', { name: 'M' }).elements()).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test('equal first and last labels both show', async () => {
  const days = ['1 mai', '2 mai', '1 mai'].map((label) => ({ label, value: 1, valueLabel: '1' }));
  const screen = await render(<LineChart {...texts} points={days} />);
  expect(screen.container.querySelector('figure > div')?.textContent).toContain('1 mai2 mai1 mai');
});

// PAGE-68
test('a single day is a point', async () => {
  const screen = await render(<LineChart {...texts} points={points.slice(0, 1)} />);
  const drawn = screen.container.querySelectorAll('figure > div :is(polygon, polyline, path)');
  expect(drawn).toHaveLength(1);
  const middle = (element: Element | undefined) => {
    const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
    return (left + right) / 2;
  };
  const name = screen.getByText('lundi').first().element();
  expect(middle(drawn[0])).toBeCloseTo(middle(name), 0);
});

// PAGE-72
test.each([
  ['bars', BarChart],
  ['a line', LineChart],
])('%s without any points say so, and draw no scale', async (_name, Chart) => {
  const screen = await render(<Chart {...texts} points={[]} />);
  const figure = screen.getByRole('figure', { name: 'Mots par jour' });
  await expect.element(figure.getByText('Rien encore.')).toBeVisible();
  expect(figure.element().textContent).toBe('Mots par jourRien encore.');
});
