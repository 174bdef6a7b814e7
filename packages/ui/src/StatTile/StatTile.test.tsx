import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { StatTile, StatTiles } from './StatTile.tsx';

test('a figure is the definition of its label', async () => {
  const screen = await render(
    <StatTiles>
      <StatTile label="Mots" value="1 204" />
    </StatTiles>,
  );
  await expect.element(screen.getByRole('term')).toHaveTextContent('Mots');
  await expect.element(screen.getByRole('definition')).toHaveTextContent('1 204');
});
