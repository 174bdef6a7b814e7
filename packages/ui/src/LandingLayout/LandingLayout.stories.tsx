import type { Meta } from '@storybook/react-vite';
import { Accordion } from '../Accordion/Accordion.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ButtonLink, Link } from '../Link/Link.tsx';
import { Container, Grid, Inline, Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { Heading, Text } from '../Text/Text.tsx';
import { LandingLayout } from './LandingLayout.tsx';

const meta = {
  title: 'Layouts/LandingLayout',
  component: LandingLayout,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingLayout>;
export default meta;

export const Home = bilingual((t) => (
  <LandingLayout
    brand={<Brand name="Écritoire" href="/" />}
    navLabel={t('Menu', 'Menu')}
    closeLabel={t('Fermer', 'Close')}
    skipLabel={t('Aller au contenu', 'Skip to content')}
    links={[
      { href: '/features', label: t('Fonctions', 'Features'), isCurrent: true },
      { href: '/pricing', label: t('Tarifs', 'Pricing') },
      { href: '/articles', label: t('Articles', 'Articles') },
      { href: '/faq', label: 'FAQ' },
    ]}
    actions={
      <ButtonLink tone="primary" size="small" href="/auth/login">
        {t('Entrer', 'Sign in')}
      </ButtonLink>
    }
    footer={
      <Container width="wide">
        <Inline gap={5}>
          <Link look="quiet" href="/cgu">
            {t('Conditions', 'Terms')}
          </Link>
          <Link look="quiet" href="/privacy">
            {t('Confidentialité', 'Privacy')}
          </Link>
          <Text size="sm" tone="muted">
            © Écritoire
          </Text>
        </Inline>
      </Container>
    }
  >
    <Container width="content">
      <Stack gap={16}>
        <span />
        <Stack gap={5} align="center">
          <Heading level={1} size="display" align="center">
            {t('Le bureau qui vous attend', 'The desk that waits for you')}
          </Heading>
          <Text size="lg" tone="muted" align="center">
            {t(
              'Des séances, des projets et des objectifs : de quoi finir ce que vous commencez.',
              'Sessions, projects and objectives: what it takes to finish what you start.',
            )}
          </Text>
          <ButtonLink tone="primary" size="large" href="/auth/login">
            {t('Commencer à écrire', 'Start writing')}
          </ButtonLink>
        </Stack>
        <Grid columns="wide">
          <Card padding="large">
            <Icon name="clock" size="large" />
            <Heading level={2} size="md">
              {t('Des séances', 'Sessions')}
            </Heading>
            <Text tone="muted">
              {t(
                'Un début, une fin, et ce que vous avez écrit entre les deux.',
                'A start, an end, and what you wrote in between.',
              )}
            </Text>
          </Card>
          <Card padding="large">
            <Icon name="target" size="large" />
            <Heading level={2} size="md">
              {t('Des objectifs', 'Objectives')}
            </Heading>
            <Text tone="muted">
              {t('Une semaine à la fois, sans reproche.', 'One week at a time, without reproach.')}
            </Text>
          </Card>
        </Grid>
        <Accordion
          items={[
            {
              id: 'price',
              title: t('Combien cela coûte-t-il ?', 'What does it cost?'),
              content: t('Rien pendant l’accès anticipé.', 'Nothing during early access.'),
            },
            {
              id: 'mine',
              title: t('Mes textes restent-ils à moi ?', 'Do my texts stay mine?'),
              content: t('Toujours.', 'Always.'),
            },
          ]}
        />
        <span />
      </Stack>
    </Container>
  </LandingLayout>
));

export const RightToLeft = rightToLeft(Home);
