import type { Meta } from '@storybook/react-vite';
import { Inline } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Badge } from './Badge.tsx';

const meta = { title: 'Status/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;

export const Playground = playground((t) => (
  <Badge tone="success" icon="globe">
    {t('Publiée', 'Published')}
  </Badge>
));

export const Tones = bilingual((t) => (
  <Inline>
    <Badge>{t('Brouillon', 'Draft')}</Badge>
    <Badge tone="primary">{t('En cours', 'Writing')}</Badge>
    <Badge tone="secondary">{t('Journal', 'Journal')}</Badge>
    <Badge tone="success">{t('Publiée', 'Published')}</Badge>
    <Badge tone="info">{t('Nouveau', 'New')}</Badge>
    <Badge tone="warning">{t('En pause', 'Paused')}</Badge>
    <Badge tone="error">{t('Abandonnée', 'Discarded')}</Badge>
  </Inline>
));
Tones.tags = ['variant:Badge.tone'];

export const WithIcon = bilingual((t) => (
  <Inline>
    <Badge icon="lock">{t('Moi seul', 'Only me')}</Badge>
    <Badge icon="globe" tone="success">
      {t('Tout le monde', 'Everyone')}
    </Badge>
  </Inline>
));

export const RightToLeft = rightToLeft(Tones);
