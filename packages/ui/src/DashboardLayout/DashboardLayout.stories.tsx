import type { Meta } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { List, ListRow } from '../List/List.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { Container, Inline, Stack } from '../Stack/Stack.tsx';
import { StatTile, StatTiles } from '../StatTile/StatTile.tsx';
import { bilingual, rightToLeft, type Translate } from '../story-support/bilingual.ts';
import { StudioHead, StudioNav, StudioSession } from '../story-support/Studio.tsx';
import { Heading, Text } from '../Text/Text.tsx';
import { DashboardLayout } from './DashboardLayout.tsx';

const meta = {
  title: 'Layouts/DashboardLayout',
  component: DashboardLayout,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardLayout>;
export default meta;

function HomePage({ t }: { t: Translate }) {
  return (
    <Container>
      <Stack gap={8}>
        <Inline justify="between" align="end">
          <Stack gap={1}>
            <Heading level={1}>{t('Bonjour, Colette', 'Good morning, Colette')}</Heading>
            <Text tone="muted">{t('Samedi 21 novembre', 'Saturday 21 November')}</Text>
          </Stack>
          <Button tone="primary" icon="play">
            {t('Commencer une séance', 'Start a session')}
          </Button>
        </Inline>
        <Card title={t('Cette semaine', 'This week')}>
          <StatTiles>
            <StatTile
              label={t('Mots', 'Words')}
              value={t('4 310', '4,310')}
              detail={t('sur 10 000', 'of 10,000')}
            />
            <StatTile label={t('Séances', 'Sessions')} value="2" detail={t('sur 3', 'of 3')} />
            <StatTile label={t('Durée', 'Duration')} value="1 h 52" />
          </StatTiles>
        </Card>
        <Stack gap={2}>
          <Heading level={2}>{t('Dernières séances', 'Latest sessions')}</Heading>
          <List label={t('Dernières séances', 'Latest sessions')}>
            <ListRow
              href="/app/sessions/1"
              title={t('Une heure du matin', 'One in the morning')}
              description={t('Le chapitre avance.', 'The chapter is moving.')}
              facts={[
                <Badge key="status" tone="success">
                  {t('Publiée', 'Published')}
                </Badge>,
                t('1 204 mots', '1,204 words'),
                t('42 min', '42 min'),
              ]}
            />
            <ListRow
              href="/app/sessions/2"
              title={t('Mardi, tôt', 'Tuesday, early')}
              facts={[
                <Badge key="status">{t('Brouillon', 'Draft')}</Badge>,
                t('310 mots', '310 words'),
              ]}
            />
          </List>
        </Stack>
      </Stack>
    </Container>
  );
}

export const Home = bilingual((t) => (
  <DashboardLayout
    skipLabel={t('Aller au contenu', 'Skip to content')}
    head={<StudioHead t={t} />}
    nav={<StudioNav t={t} />}
  >
    <HomePage t={t} />
  </DashboardLayout>
));

export const Writing = bilingual((t) => (
  <DashboardLayout
    skipLabel={t('Aller au texte', 'Skip to the text')}
    head={<StudioHead t={t} />}
    nav={<StudioNav t={t} />}
    sessionBar={<StudioSession t={t} />}
  >
    <Container width="reading">
      <Stack gap={6}>
        <Heading level={1}>{t('Chapitre premier', 'Chapter one')}</Heading>
        <Prose lang={t('fr', 'en')}>
          {Array.from({ length: 8 }, (_paragraph, index) => (
            <p key={index}>
              {t(
                '« Tu ne dors pas ? » demanda-t-elle. Il était cinq heures — l’heure où les cœurs battent plus lentement, où l’on compte jusqu’à 10 000 sans y penser.',
                '“Aren’t you asleep?” she asked. It was five o’clock—the hour when hearts beat slower, and one counts to 10,000 without thinking.',
              )}
            </p>
          ))}
        </Prose>
      </Stack>
    </Container>
  </DashboardLayout>
));

export const WithoutNavigation = bilingual((t) => (
  <DashboardLayout
    skipLabel={t('Aller au contenu', 'Skip to content')}
    head={<StudioHead t={t} />}
    sessionBar={<StudioSession t={t} status="paused" statusLabel={t('En pause', 'Paused')} />}
  >
    <HomePage t={t} />
  </DashboardLayout>
));

export const RightToLeft = rightToLeft(Home);
