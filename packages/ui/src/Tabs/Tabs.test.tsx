import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './Tabs.tsx';

function Project() {
  const [selected, setSelected] = useState<'a' | 'b' | 'c'>('a');
  return (
    <Tabs
      label="Projet"
      selected={selected}
      onChange={setSelected}
      items={[
        { id: 'a', label: 'Documents', content: 'Trois' },
        { id: 'b', label: 'Fermé', isDisabled: true, content: 'Rien' },
        { id: 'c', label: 'Séances', content: 'Douze' },
      ]}
    />
  );
}

test('a fade hints at hidden tabs only', async () => {
  const screen = await render(<Project />);
  const { backgroundImage, backgroundAttachment } = getComputedStyle(
    screen.getByRole('tablist').element(),
  );
  // The covers go along with the tabs, the shades stay at the edges.
  expect(backgroundImage.match(/linear-gradient/g)).toHaveLength(4);
  expect(backgroundAttachment).toBe('local, local, scroll, scroll');
});

test('arrow keys skip disabled tabs', async () => {
  const screen = await render(<Project />);
  await expect.element(screen.getByRole('tablist', { name: 'Projet' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Séances' })).toHaveFocus();
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Séances' }))
    .toHaveTextContent('Douze');
});
