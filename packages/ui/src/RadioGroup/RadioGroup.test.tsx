import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './RadioGroup.tsx';

type Visibility = 'private' | 'public';

function VisibilityGroup() {
  const [value, setValue] = useState<Visibility>('private');
  return (
    <RadioGroup<Visibility>
      label="Qui peut lire"
      value={value}
      onChange={setValue}
      options={[
        { value: 'private', label: 'Moi seul', description: 'Personne d’autre.' },
        { value: 'public', label: 'Tout le monde' },
      ]}
    />
  );
}

afterEach(() => commands.emulateForcedColours('none'));

test('arrow keys choose within one tab stop', async () => {
  const screen = await render(<VisibilityGroup />);
  await expect.element(screen.getByRole('radiogroup', { name: 'Qui peut lire' })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Moi seul' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Tout le monde' })).toBeChecked();
});

test('a press on a card chooses it; descriptions attach', async () => {
  const screen = await render(<VisibilityGroup />);
  await screen.getByText('Tout le monde').click();
  await expect.element(screen.getByRole('radio', { name: 'Tout le monde' })).toBeChecked();
  await expect
    .element(screen.getByRole('radio', { name: 'Moi seul' }))
    .toHaveAccessibleDescription('Personne d’autre.');
});

// PAGE-59
test.each(['list', 'chips'] as const)(
  'in forced colours outlines mark choice and focus: %s',
  async (look) => {
    const options = [
      { value: 'private', label: 'Moi seul' },
      { value: 'public', label: 'Tout le monde' },
    ] as const;
    const screen = await render(
      <RadioGroup label="Lecteurs" {...{ look, options }} value="private" onChange={() => {}} />,
    );
    await commands.emulateForcedColours('active');
    const lineOf = (label: string) => {
      const button = screen.getByRole('radio', { name: label }).element().closest('label');
      if (button === null) throw new Error(`${label} has no label.`);
      const { outlineStyle, outlineWidth } = getComputedStyle(button);
      return outlineStyle === 'none' ? 'none' : outlineWidth;
    };
    expect(lineOf('Moi seul')).toBe('3px');
    expect(lineOf('Tout le monde')).toBe('none');
    await userEvent.tab();
    expect(lineOf('Moi seul')).toBe('2px');
  },
);
