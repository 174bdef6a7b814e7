import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { StatTile, StatTiles } from './StatTile.tsx';

test('a figure defines its label', async () => {
  const screen = await render(
    <StatTiles>
      <StatTile label="Mots" value="1 204" />
    </StatTiles>,
  );
  await expect.element(screen.getByRole('term')).toHaveTextContent('Mots');
  await expect.element(screen.getByRole('definition')).toHaveTextContent('1 204');
});

test('figures side by side share a baseline', async () => {
  const screen = await render(
    <div style={{ inlineSize: '24rem' }}>
      <StatTiles>
        <StatTile label="Mots" value="4 310" detail="sur 10 000" />
        <StatTile label="Mots écrits par minute, sans les pauses" value="29" />
        <StatTile label="Durée" value="1 h 52" />
      </StatTiles>
    </div>,
  );
  const tops = ['4 310', '29', '1 h 52'].map(
    (figure) => screen.getByText(figure, { exact: true }).element().getBoundingClientRect().top,
  );
  expect(new Set(tops).size).toBe(1);
});

test('an abbreviated figure is announced in full', async () => {
  const screen = await render(
    <StatTiles>
      <StatTile label="Durée" value="12 s" spokenValue="12 secondes" />
    </StatTiles>,
  );
  const short = screen.getByText('12 s', { exact: true }).element();
  expect(short.closest('[aria-hidden="true"]')).not.toBeNull();
  const long = screen.getByText('12 secondes').element();
  expect(long.closest('[aria-hidden]')).toBeNull();
  expect(long.getBoundingClientRect().width).toBe(1);
});
