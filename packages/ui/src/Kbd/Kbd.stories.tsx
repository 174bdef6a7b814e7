import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'Content/Kbd', component: Kbd } satisfies Meta<typeof Kbd>;
export default meta;

export const InText = bilingual((t) => (
  <Text>
    {t('Appuyez sur ', 'Press ')}
    <Kbd>F8</Kbd>
    {t(' pour aller aux messages.', ' to reach the notifications.')}
  </Text>
));

export const RightToLeft = rightToLeft(InText);
