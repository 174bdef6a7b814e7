import type { Meta } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Heading, Text } from './Text.tsx';

const meta = { title: 'Content/Text', component: Text, subcomponents: { Heading } } satisfies Meta<
  typeof Text
>;
export default meta;

export const Playground = playground((t) => (
  <Text size="md" tone="default" weight="regular" family="interface" align="start" lines="all">
    {t('Les mots portent le sens.', 'Words carry the meaning.')}
  </Text>
));

export const Tones = bilingual((t) => (
  <Stack gap={2}>
    {(['default', 'muted', 'primary', 'success', 'warning', 'error'] as const).map((tone) => (
      <Text key={tone} tone={tone}>
        {t('Les mots portent le sens', 'Words carry the meaning')}
      </Text>
    ))}
  </Stack>
));

export const Headings = bilingual((t) => (
  <Stack>
    <Heading level={1} size="display">
      {t('Une table calme pour les mots', 'A calm desk for words')}
    </Heading>
    <Heading level={1}>{t('Vos projets', 'Your projects')}</Heading>
    <Heading level={2}>{t('Cette semaine', 'This week')}</Heading>
    <Heading level={3}>{t('Chapitre premier', 'Chapter one')}</Heading>
    <Heading level={4}>{t('Scène trois', 'Scene three')}</Heading>
  </Stack>
));

export const RightToLeft = rightToLeft(Tones);
