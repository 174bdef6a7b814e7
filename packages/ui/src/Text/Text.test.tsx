import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Heading, Text } from './Text.tsx';

afterEach(() => commands.emulateForcedColours('none'));

test('heading level and size are independent', async () => {
  const screen = await render(
    <Heading level={2} size="display">
      Cette semaine
    </Heading>,
  );
  await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible();
});

test('a heading broken by sentences reads whole', async () => {
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

test('start alignment holds in a centred parent', async () => {
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

// PAGE-87
test.each(['md', 'xl', 'display'] as const)(
  'in forced colours a size %s heading overlaps no line',
  async (size) => {
    await commands.emulateForcedColours('active');
    const screen = await render(
      <Heading level={1} size={size}>
        Une page
        <br />
        après l’autre
      </Heading>,
    );
    const heading = screen.getByRole('heading').element();
    const words = document.createRange();
    words.selectNodeContents(heading);
    const lines = [...words.getClientRects()].filter(({ width }) => width > 0);
    const [first, second] = lines;
    if (!first || !second) throw new Error('There are two lines.');
    expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  },
);
