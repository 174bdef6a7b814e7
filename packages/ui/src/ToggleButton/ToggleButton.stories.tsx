import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Inline } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { ToggleButton } from './ToggleButton.tsx';

const meta = { title: 'Actions/ToggleButton', component: ToggleButton } satisfies Meta<
  typeof ToggleButton
>;
export default meta;

export const Playground = playground(
  (t) => (
    <ToggleButton
      icon="eye"
      size="medium"
      look="outlined"
      isSelected={false}
      isDisabled={false}
      label={t('Mode concentration', 'Focus mode')}
    />
  ),
  ['isSelected', 'onChange'],
);

export const OnAndOff = bilingual(
  (t) => (
    <Inline>
      <ToggleButton label={t('Mode concentration', 'Focus mode')} icon="eye" />
      <ToggleButton label={t('Machine à écrire', 'Typewriter')} look="outlined" defaultSelected />
      <ToggleButton label={t('Indisponible', 'Unavailable')} isDisabled />
    </Inline>
  ),
  {
    play: async ({ canvasElement }) => {
      const [first] = within(canvasElement).getAllByRole('button');
      if (!first) throw new Error('No button.');
      await userEvent.click(first);
      await expect(first).toHaveAttribute('aria-pressed', 'true');
    },
  },
);
OnAndOff.tags = ['variant:ToggleButton.look'];

export const IconsOnly = bilingual((t) => (
  <Inline gap={1}>
    <ToggleButton isIconOnly icon="bold" label={t('Gras', 'Bold')} defaultSelected />
    <ToggleButton isIconOnly icon="italic" label={t('Italique', 'Italic')} />
    <ToggleButton isIconOnly size="small" icon="underline" label={t('Souligné', 'Underline')} />
  </Inline>
));
IconsOnly.tags = ['variant:ToggleButton.size'];

export const RightToLeft = rightToLeft(OnAndOff);
