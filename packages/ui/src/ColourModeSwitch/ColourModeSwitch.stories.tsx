import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import type { ColourMode } from '../ColourMode/colour-mode.ts';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { ColourModeSwitch } from './ColourModeSwitch.tsx';

const meta = { title: 'Navigation/ColourModeSwitch', component: ColourModeSwitch } satisfies Meta<
  typeof ColourModeSwitch
>;
export default meta;

type SwitchProps = { t: Translate; look?: 'fitting' | 'row'; chosen?: ColourMode };

function Switch({ t, look = 'fitting', chosen = 'system' }: SwitchProps) {
  const [mode, setMode] = useState<ColourMode>(chosen);
  const labels = {
    system: t('Comme le système', 'Like the system'),
    light: t('Clair', 'Light'),
    dark: t('Sombre', 'Dark'),
  };
  return (
    <ColourModeSwitch
      look={look}
      label={t('Couleurs', 'Colours')}
      menuLabel={t(`Couleurs : ${labels[mode]}`, `Colours: ${labels[mode]}`)}
      labels={labels}
      value={mode}
      onChange={setMode}
    />
  );
}

export const Choice = bilingual((t) => <Switch t={t} />);

export const Looks = bilingual((t) => (
  <Stack>
    <Switch t={t} look="row" chosen="light" />
    <Switch t={t} look="row" chosen="dark" />
    <Switch t={t} />
  </Stack>
));
Looks.tags = ['variant:ColourModeSwitch.look', 'variant:ColourModeSwitch.value'];

export const RightToLeft = rightToLeft(Choice);
