import type { Meta } from '@storybook/react-vite';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = { title: 'Content/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;

export const Playground = playground(() => <Divider orientation="horizontal" />);

export const BothWays = bilingual((t) => (
  <Stack>
    <Text>{t('Avant', 'Before')}</Text>
    <Divider />
    <Inline>
      <Text>{t('À gauche', 'Left')}</Text>
      <Divider orientation="vertical" />
      <Text>{t('À droite', 'Right')}</Text>
    </Inline>
  </Stack>
));
BothWays.tags = ['variant:Divider.orientation'];

export const RightToLeft = rightToLeft(BothWays);
