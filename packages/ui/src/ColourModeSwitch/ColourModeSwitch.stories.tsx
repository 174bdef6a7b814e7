import { useState } from 'react';
import type { Meta } from '@storybook/react-vite';
import type { ColourMode } from '../ColourMode/colour-mode.ts';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { ColourModeSwitch } from './ColourModeSwitch.tsx';

const meta = { title: 'Navigation/ColourModeSwitch', component: ColourModeSwitch } satisfies Meta<
  typeof ColourModeSwitch
>;
export default meta;

function Switch({ t }: { t: Translate }) {
  const [mode, setMode] = useState<ColourMode>('system');
  const labels = {
    system: t('Comme le système', 'Like the system'),
    light: t('Clair', 'Light'),
    dark: t('Sombre', 'Dark'),
  };
  return (
    <ColourModeSwitch
      label={t('Couleurs', 'Colours')}
      menuLabel={t(`Couleurs : ${labels[mode]}`, `Colours: ${labels[mode]}`)}
      labels={labels}
      value={mode}
      onChange={setMode}
    />
  );
}

export const Choice = bilingual((t) => <Switch t={t} />);

export const RightToLeft = rightToLeft(Choice);
