import type { Meta } from '@storybook/react-vite';
import { Grid, Inline, Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { icons, type IconName } from './icons.ts';

const meta = { title: 'Content/Icon', component: Icon } satisfies Meta<typeof Icon>;
export default meta;

function isIconName(name: string): name is IconName {
  return name in icons;
}

export const BundledSet = bilingual(() => (
  <Grid columns="narrow">
    {Object.keys(icons)
      .filter(isIconName)
      .map((name) => (
        <Stack key={name} gap={2} align="start">
          <Icon name={name} />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
  </Grid>
));

export const Sizes = bilingual((t) => (
  <Inline>
    <Icon name="pen-line" size="small" />
    <Icon name="pen-line" />
    <Icon name="pen-line" size="large" />
    <Icon name="pen-line" size="hero" label={t('Écrire', 'Write')} />
  </Inline>
));

export const RightToLeft = rightToLeft(BundledSet);
