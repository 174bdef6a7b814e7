import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Heatmap } from './Heatmap.tsx';

test('a heatmap draws every day and tells the written ones in a table', async () => {
  const screen = await render(
    <Heatmap
      title="Mars"
      figuresLabel="Voir les chiffres"
      labelHeading="Jour"
      valueHeading="Mots"
      from="2026-03-01"
      to="2026-03-31"
      values={{ '2026-03-02': 120, '2026-03-14': 900 }}
      thresholds={[250, 600, 1000]}
      weekStart={1}
      formatDate={(date) => date}
      formatMonth={() => 'mars'}
      formatValue={(value) => `${value} mots`}
      lessLabel="Moins"
      moreLabel="Plus"
    />,
  );
  expect(screen.container.querySelectorAll('rect:has(title)')).toHaveLength(31);
  await screen.getByText('Voir les chiffres').click();
  const rows = screen
    .getByRole('row')
    .elements()
    .map((row) => row.textContent);
  expect(rows).toEqual(['JourMots', '2026-03-02120 mots', '2026-03-14900 mots']);
  const shadeOf = (date: string) =>
    [...screen.container.querySelectorAll('rect')]
      .find((day) => day.textContent.startsWith(date))
      ?.getAttribute('class');
  expect(shadeOf('2026-03-02')).not.toBe(shadeOf('2026-03-14'));
  expect(shadeOf('2026-03-03')).toBe(shadeOf('2026-03-04'));
});

test('where a heatmap is wider than its place, its last days are in sight', async () => {
  const screen = await render(
    <div style={{ inlineSize: 200 }}>
      <Heatmap
        title="2026"
        figuresLabel="Voir les chiffres"
        labelHeading="Jour"
        valueHeading="Mots"
        from="2026-01-01"
        to="2026-12-31"
        values={{}}
        thresholds={[250, 600, 1000]}
        weekStart={1}
        formatDate={(date) => date}
        formatMonth={(date) => date}
        formatValue={(value) => `${value} mots`}
        lessLabel="Moins"
        moreLabel="Plus"
      />
    </div>,
  );
  const last = screen.container.querySelector('rect:has(title):last-of-type');
  const edge = screen.container.querySelector('figure')?.getBoundingClientRect().right ?? 0;
  expect(last?.textContent).toContain('2026-12-31');
  expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
});

test('a heatmap is as wide as its place, and says where there is more of it', async () => {
  const year = (inlineSize: number) => (
    <div style={{ inlineSize }}>
      <Heatmap
        title="2026"
        figuresLabel="Voir les chiffres"
        labelHeading="Jour"
        valueHeading="Mots"
        from="2026-01-01"
        to="2026-12-31"
        values={{}}
        thresholds={[250, 600, 1000]}
        weekStart={1}
        formatDate={(date) => date}
        formatMonth={(date) => date}
        formatValue={(value) => `${value} mots`}
        lessLabel="Moins"
        moreLabel="Plus"
      />
    </div>
  );
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
