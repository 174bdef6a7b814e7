import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Heatmap, type HeatmapProps } from './Heatmap.tsx';

function Days(props: Pick<HeatmapProps, 'from' | 'to'> & Partial<HeatmapProps>) {
  return (
    <Heatmap
      title="Mots par jour"
      figuresLabel="Voir les chiffres"
      labelHeading="Jour"
      valueHeading="Mots"
      values={{}}
      thresholds={[250, 600, 1000]}
      weekStart={1}
      formatDate={(date) => date}
      formatMonth={(date) => date}
      formatValue={(value) => `${value} mots`}
      lessLabel="Moins"
      moreLabel="Plus"
      {...props}
    />
  );
}

const year = (inlineSize: number) => (
  <div style={{ inlineSize }}>
    <Days from="2026-01-01" to="2026-12-31" />
  </div>
);

const march = { from: '2026-03-01', to: '2026-03-31' };
const dayAt = (container: Element, date: string) =>
  [...container.querySelectorAll('rect')].find((day) => day.textContent.startsWith(date));

test('a heatmap draws every day', async () => {
  const { container } = await render(<Days {...march} />);
  expect(container.querySelectorAll('rect:has(title)')).toHaveLength(31);
});

test('a heatmap lists the written days in a table', async () => {
  const screen = await render(
    <Days {...march} values={{ '2026-03-02': 120, '2026-03-14': 900 }} />,
  );
  await screen.getByText('Voir les chiffres').click();
  const rows = screen.getByRole('row').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    'JourMots',
    '2026-03-02120 mots',
    '2026-03-14900 mots',
  ]);
});

test.each([
  { one: 0, other: 0, isSame: true },
  { one: 0, other: 1, isSame: false },
  { one: 1, other: 249, isSame: true },
  { one: 249, other: 250, isSame: false },
  { one: 599, other: 600, isSame: false },
  { one: 999, other: 1000, isSame: false },
  { one: 1000, other: 90_000, isSame: true },
])('$one and $other words have the same shade: $isSame', async ({ one, other, isSame }) => {
  const { container } = await render(
    <Days {...march} values={{ '2026-03-02': one, '2026-03-03': other }} />,
  );
  const [first, second] = ['2026-03-02', '2026-03-03'].map((date) =>
    dayAt(container, date)?.getAttribute('class'),
  );
  expect(first).toBeTruthy();
  expect(first === second).toBe(isSame);
});

// WEEK-22
test('a wide heatmap shows last days first', async () => {
  const { container } = await render(year(200));
  const edge = container.querySelector('figure')?.getBoundingClientRect().right ?? 0;
  const last = dayAt(container, '2026-12-31');
  expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
});

// WEEK-22
test('fills its place and hints at overflow', async () => {
  const screen = await render(year(900));
  const drawing = screen.container.querySelector('figure svg');
  const scroller = drawing?.parentElement;
  expect(drawing?.getBoundingClientRect().width).toBe(900);
  expect(scroller?.hasAttribute('data-more-before')).toBe(false);
  await screen.rerender(year(200));
  await expect.poll(() => scroller?.hasAttribute('data-more-after')).toBe(true);
  scroller?.scrollTo({ left: 100 });
  await expect.poll(() => scroller?.hasAttribute('data-more-before')).toBe(true);
});
