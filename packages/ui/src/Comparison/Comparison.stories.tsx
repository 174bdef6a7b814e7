import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { Text } from '../Text/Text.tsx';
import { Comparison } from './Comparison.tsx';

const meta = { title: 'Writing/Comparison', component: Comparison } satisfies Meta<
  typeof Comparison
>;
export default meta;

export const TwoVersions = bilingual((t) => (
  <Card>
    <Comparison
      first={{
        label: t('Écrit ici', 'Written here'),
        text: (
          <Text family="reading">
            <span>{t('La mer ', 'The sea ')}</span>
            <mark>{t('monte', 'rises')}</mark>
            <span>.</span>
          </Text>
        ),
        action: (
          <Button size="small">{t('Garder ce qui est écrit ici', 'Keep what is here')}</Button>
        ),
      }}
      second={{
        label: t('Sur le serveur', 'On the server'),
        text: (
          <Text family="reading">
            <span>{t('La mer ', 'The sea ')}</span>
            <mark>{t('descend, et la plage est à nous', 'falls, and the beach is ours')}</mark>
            <span>.</span>
          </Text>
        ),
        action: (
          <Button size="small">
            {t('Garder ce qui est sur le serveur', 'Keep what is on the server')}
          </Button>
        ),
      }}
      both={<Button size="small">{t('Garder les deux', 'Keep both')}</Button>}
    />
  </Card>
));

export const RightToLeft = rightToLeft(TwoVersions);
