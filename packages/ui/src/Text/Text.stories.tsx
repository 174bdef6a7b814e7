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
    {(['default', 'muted', 'primary', 'success', 'warning', 'error', 'inherit'] as const).map(
      (tone) => (
        <Text key={tone} tone={tone}>
          {t('Les mots portent le sens', 'Words carry the meaning')}
        </Text>
      ),
    )}
  </Stack>
));
Tones.tags = ['variant:Text.tone'];

export const Headings = bilingual((t) => (
  <Stack>
    <Heading level={1} size="display">
      {t('Une table calme pour les mots', 'A calm desk for words')}
    </Heading>
    <Heading level={1} size="xl">
      {t('Vos projets', 'Your projects')}
    </Heading>
    <Heading level={2} size="lg">
      {t('Cette semaine', 'This week')}
    </Heading>
    <Heading level={3} size="md">
      {t('Chapitre premier', 'Chapter one')}
    </Heading>
    <Heading level={4}>{t('Scène trois', 'Scene three')}</Heading>
    <Heading level={4} size="sm" align="center">
      {t('Au milieu', 'In the middle')}
    </Heading>
    <Heading level={4} align="own" breaks="sentences">
      {t('On écrit. Puis on relit.', 'One writes. Then one reads again.')}
    </Heading>
  </Stack>
));
Headings.tags = ['variant:Heading.align', 'variant:Heading.breaks', 'variant:Heading.size'];

export const Sizes = bilingual((t) => (
  <Stack gap={2}>
    {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
      <Text key={size} size={size}>
        {t('Les mots portent le sens', 'Words carry the meaning')}
      </Text>
    ))}
  </Stack>
));
Sizes.tags = ['variant:Text.size'];

export const Voices = bilingual((t) => (
  <Stack gap={2}>
    <Text family="reading" weight="medium" breaks="preserved">
      {t('La mer monte,\n    et la lampe brille.', 'The sea comes in,\n    and the lamp is lit.')}
    </Text>
    <Text weight="semibold" figures="tabular" align="end">
      {t('4 310', '4,310')}
    </Text>
    <Text align="center">{t('Au milieu', 'In the middle')}</Text>
    <Text align="own" lines="one">
      {t(
        'Une seule ligne, aussi long que soit le titre qui s’y trouve et que l’on coupe',
        'One line alone, however long the title may be that stands there and is cut',
      )}
    </Text>
  </Stack>
));
Voices.tags = [
  'variant:Text.align',
  'variant:Text.breaks',
  'variant:Text.family',
  'variant:Text.figures',
  'variant:Text.lines',
  'variant:Text.weight',
];

export const RightToLeft = rightToLeft(Tones);
