import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = { title: 'Status/EmptyState', component: EmptyState } satisfies Meta<
  typeof EmptyState
>;
export default meta;

export const Playground = playground((t) => (
  <EmptyState
    icon="clock"
    headingLevel={2}
    title={t('Aucune séance cette semaine', 'No session this week')}
  >
    {t('Dix minutes suffisent pour commencer.', 'Ten minutes are enough to begin.')}
  </EmptyState>
));

export const WithAction = bilingual((t) => (
  <EmptyState
    title={t('Un projet, une page blanche', 'A project, a blank page')}
    actions={
      <Button tone="primary" icon="folder-plus">
        {t('Créer un projet', 'Create a project')}
      </Button>
    }
  >
    {t(
      'Un roman, un journal, des nouvelles : tout commence ici.',
      'A novel, a journal, short stories: all begin here.',
    )}
  </EmptyState>
));

export const Quiet = bilingual((t) => (
  <EmptyState icon="clock" title={t('Aucune séance cette semaine', 'No session this week')} />
));

export const RightToLeft = rightToLeft(WithAction);
