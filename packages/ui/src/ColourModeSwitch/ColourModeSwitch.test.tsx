import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stack } from '../Stack/Stack.tsx';
import { ColourModeSwitch } from './ColourModeSwitch.tsx';

afterEach(() => commands.emulateForcedColours('none'));

const labels = { system: 'Système', light: 'Clair', dark: 'Sombre' };
const asked = {
  label: 'Couleurs',
  menuLabel: 'Couleurs : Système',
  labels,
  value: 'system',
} as const;

// PAGE-59
test('in forced colours outlines mark the choice', async () => {
  const screen = await render(<ColourModeSwitch {...asked} onChange={() => {}} />);
  await commands.emulateForcedColours('active');
  const styleOf = (name: string) =>
    getComputedStyle(screen.getByRole('radio', { name }).element()).outline;
  expect(styleOf(labels.system)).toMatch(/solid 3px/);
  expect(styleOf(labels.light)).toMatch(/none/);
});

test('in Stack is as wide as choices', async () => {
  const screen = await render(
    <Stack>
      <ColourModeSwitch {...asked} look="row" onChange={() => {}} />
    </Stack>,
  );
  const { width } = screen.getByRole('radiogroup').element().getBoundingClientRect();
  const choices = screen.getByRole('radio').elements();
  const taken = choices.reduce((sum, one) => sum + one.getBoundingClientRect().width, 0);
  expect(width).toBeLessThan(taken + 10);
});
