import type { Meta } from '@storybook/react-vite';
import { Grid, Inline, Stack } from '../Stack/Stack.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { icons, type IconName } from './icons.ts';

const meta = { title: 'Content/Icon', component: Icon } satisfies Meta<typeof Icon>;
export default meta;

export const Playground = playground((t) => (
  <Icon name="pen-line" size="large" label={t('Écrire', 'Write')} />
));

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
Sizes.tags = ['variant:Icon.size'];

const feather =
  '<path fill="none" stroke="currentColor" stroke-width="1.75" d="M20 4C9 4 6 12 4 20M4 20c6 0 14-4 16-16M8 13h7"/>';

/** A name that is not bundled comes from the configured service; one it does not know stays empty. */
export const LookedUp = bilingual((t) => (
  <UiProvider
    locale="fr-FR"
    navigate={() => {}}
    iconService={{
      address: 'https://icons.example.org/lucide.json',
      request: () => Promise.resolve({ icons: { feather: { body: feather } } }),
    }}
  >
    <Inline>
      <Icon name="feather" size="hero" label={t('Plume', 'Feather')} />
      <Icon name="no-such-icon" size="hero" label={t('Inconnue', 'Unknown')} />
      <Text>{t('(une boîte vide de la même taille)', '(an empty box of the same size)')}</Text>
    </Inline>
  </UiProvider>
));

export const RightToLeft = rightToLeft(BundledSet);
