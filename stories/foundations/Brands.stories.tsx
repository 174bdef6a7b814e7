import {
  Badge,
  Banner,
  Button,
  Grid,
  Heading,
  Inline,
  Link,
  ProgressBar,
  Stack,
  Text,
  TextField,
} from '@ecritoire/ui';
import { createBrandTheme } from '@ecritoire/ui/brand';
import { vars } from '@ecritoire/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

type Translate = (french: string, english: string) => string;

const brands = [
  {
    id: 'prune',
    name: 'Prune & Fils',
    theme: createBrandTheme({
      light: { primary: '#7a2e52', secondary: '#5c4a1f', page: '#fbf5f0' },
      dark: { primary: '#e8a9c5', secondary: '#d9c08a', page: '#1c1418' },
      font: { interface: "'Literata Variable', Georgia, serif" },
      radius: '0.125rem',
      scope: "[data-brand='prune']",
    }),
  },
  {
    id: 'fjord',
    name: 'Fjord',
    theme: createBrandTheme({
      light: { primary: '#1f4e9e', secondary: '#0f5c63', page: '#f4f8fc' },
      dark: { primary: '#9fc2ff', secondary: '#8fd3d9', page: '#0d1726' },
      font: { interface: 'system-ui, sans-serif', reading: 'system-ui, sans-serif' },
      radius: '1rem',
      scope: "[data-brand='fjord']",
    }),
  },
];

function Sample({ t, name }: { t: Translate; name: string }) {
  return (
    <Stack gap={4}>
      <Heading level={2} size="lg">
        {name}
      </Heading>
      <Text tone="muted">
        {t('Un roman par an, une page par jour.', 'A novel a year, a page a day.')}
      </Text>
      <Inline gap={2}>
        <Badge tone="primary">{t('Brouillon', 'Draft')}</Badge>
        <Badge tone="secondary">{t('Relu', 'Reviewed')}</Badge>
      </Inline>
      <TextField
        label={t('Titre du projet', 'Title of the project')}
        value={t('Les marées', 'The Tides')}
      />
      <ProgressBar
        label={t('Objectif du jour', 'Goal of the day')}
        value={320}
        maximum={500}
        valueLabel={t('320 mots sur 500', '320 of 500 words')}
      />
      <Banner tone="warning">{t('Vous êtes hors ligne.', 'You are offline.')}</Banner>
      <Inline gap={2}>
        <Button tone="primary">{t('Écrire', 'Write')}</Button>
        <Button>{t('Relire', 'Review')}</Button>
      </Inline>
      <Text>
        <Link href="#projects">{t('Tous les projets', 'All projects')}</Link>
      </Text>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Brands',
  beforeEach: () => {
    const adopted = brands.map(({ theme }) => theme.adopt());
    return () => adopted.forEach((takeBack) => takeBack());
  },
} satisfies Meta;
export default meta;

/** Two invented brands, each a call of `createBrandTheme`, in both modes. */
export const TwoBrands: StoryObj = {
  render: (_args, { globals }) => {
    const t: Translate = (french, english) => (globals['language'] === 'en' ? english : french);
    return (
      <Stack gap={4}>
        {brands.map(({ id, name }) => (
          <Grid key={id} columns="wide" gap={4}>
            {(['light', 'dark'] as const).map((mode) => (
              <section
                key={mode}
                aria-label={`${name}, ${mode === 'light' ? t('clair', 'light') : t('sombre', 'dark')}`}
                data-brand={id}
                data-colour-mode={mode}
                style={{ borderRadius: vars.radius.large, padding: vars.space[4] }}
              >
                <Sample t={t} name={name} />
              </section>
            ))}
          </Grid>
        ))}
      </Stack>
    );
  },
};
