import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Stack/Stack.tsx';
import { StatTile, StatTiles } from '../StatTile/StatTile.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = { title: 'Content/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;

export const Playground = playground((t) => (
  <Card title={t('Cette semaine', 'This week')} headingLevel={2} padding="medium">
    {t('Quatre séances, et un chapitre de plus.', 'Four sessions, and one more chapter.')}
  </Card>
));

export const Cards = bilingual((t) => (
  <Grid columns="wide">
    <Card
      title={t('Cette semaine', 'This week')}
      actions={<Button size="small">{t('Objectifs', 'Objectives')}</Button>}
    >
      <StatTiles>
        <StatTile label={t('Mots', 'Words')} value={t('4 310', '4,310')} />
        <StatTile label={t('Séances', 'Sessions')} value="2" />
      </StatTiles>
    </Card>
    <Card title={t('Dernier texte', 'Last text')} padding="large">
      <Text family="reading">
        {t(
          '« Tu viens ? » dit-elle — et la porte se referma.',
          '“Coming?” she said—and the door closed.',
        )}
      </Text>
    </Card>
    <Card padding="none">
      <Text>{t('Bord à bord', 'Edge to edge')}</Text>
    </Card>
  </Grid>
));
Cards.tags = ['variant:Card.padding'];

export const RightToLeft = rightToLeft(Cards);
