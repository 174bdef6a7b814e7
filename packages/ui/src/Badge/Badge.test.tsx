import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

test('its icon is hidden from screen readers', async () => {
  const screen = await render(
    <Badge icon="lock" tone="success">
      Moi seul
    </Badge>,
  );
  await expect.element(screen.getByText('Moi seul')).toBeVisible();
  expect(screen.container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
  expect(screen.container.querySelectorAll('svg')).toHaveLength(1);
});

test.each(['Publiée depuis hier pour qui a le lien, et pour personne d’autre', 'é'.repeat(80)])(
  'breaks where it is longer than its place: %s',
  async (words) => {
    const screen = await render(
      <div style={{ inlineSize: '12rem' }}>
        <Badge icon="lock">{words}</Badge>
      </div>,
    );
    const place = screen.container.firstElementChild;
    expect(place?.scrollWidth).toBe(place?.clientWidth);
    const text = document.createRange();
    text.selectNodeContents(screen.getByText(words).element());
    const end = place?.getBoundingClientRect().right ?? 0;
    expect(text.getBoundingClientRect().right).toBeLessThan(end);
  },
);

test('a badge and a key keep their width in Stack', async () => {
  const screen = await render(
    <Stack>
      <Badge>Brouillon</Badge>
      <Kbd>Échap</Kbd>
    </Stack>,
  );
  const [badge, key] = screen.container.firstElementChild?.children ?? [];
  expect(badge?.clientWidth).toBeLessThan(120);
  expect(key?.clientWidth).toBeLessThan(120);
});
