import type { Meta } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { Points } from './Points.tsx';

const meta = { title: 'Content/Points', component: Points } satisfies Meta<typeof Points>;
export default meta;

export const BothKinds = bilingual((t) => (
  <Stack gap={8}>
    <Points
      kind="yes"
      items={[
        { id: 'device', content: t('Gardé sur votre appareil.', 'Kept on your device.') },
        {
          id: 'offline',
          content: t(
            'Sans réseau, on continue d’écrire ; les mots partent d’eux-mêmes au retour de la connexion.',
            'Without a network you go on writing; your words are sent as soon as it is back.',
          ),
        },
      ]}
    />
    <Points kind="no" items={[{ id: 'ads', content: t('Pas de publicité.', 'No advertising.') }]} />
  </Stack>
));
BothKinds.tags = ['variant:Points.kind'];

export const RightToLeft = rightToLeft(BothKinds);
