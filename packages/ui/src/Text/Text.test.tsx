import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Heading, Text } from './Text.tsx';

test('a heading has the level of the outline, whatever its size', async () => {
  const screen = await render(
    <Heading level={2} size="display">
      Cette semaine
    </Heading>,
  );
  await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible();
});

test('a heading that breaks by sentences is still read as one', async () => {
  const screen = await render(
    <Heading level={1} breaks="sentences">
      La page est à vous. Le reste se tait.
    </Heading>,
  );
  await expect
    .element(screen.getByRole('heading', { name: 'La page est à vous. Le reste se tait.' }))
    .toHaveTextContent('La page est à vous. Le reste se tait.');
});

test('words in another language say so', async () => {
  const screen = await render(<Text lang="en">writing</Text>);
  await expect.element(screen.getByText('writing')).toHaveAttribute('lang', 'en');
});

test('what begins at the start begins there in a place that is centred, too', async () => {
  const screen = await render(
    <div style={{ textAlign: 'center' }}>
      <Text>Une ligne</Text>
      <Heading level={2}>Un titre</Heading>
    </div>,
  );
  for (const words of ['Une ligne', 'Un titre']) {
    expect(getComputedStyle(screen.getByText(words).element()).textAlign).toBe('start');
  }
});
