import type { Meta } from '@storybook/react-vite';
import { Inline } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { ProgressCircle, Spinner } from './Spinner.tsx';

const meta = {
  title: 'Status/Spinner',
  component: Spinner,
  subcomponents: { ProgressCircle },
} satisfies Meta<typeof Spinner>;
export default meta;

export const Playground = playground((t) => (
  <Spinner label={t('Chargement', 'Loading')} size="large" />
));

export const Waiting = bilingual((t) => (
  <Inline>
    <Spinner size="small" label={t('Chargement', 'Loading')} />
    <Spinner label={t('Chargement', 'Loading')} />
    <Spinner size="large" label={t('Chargement', 'Loading')} />
  </Inline>
));
Waiting.tags = ['variant:Spinner.size'];

export const Progress = bilingual((t) => (
  <Inline>
    <ProgressCircle size="small" value={10} label={t('Import', 'Import')} />
    <ProgressCircle size="medium" value={60} label={t('Import', 'Import')} />
    <ProgressCircle value={100} label={t('Import', 'Import')} />
  </Inline>
));
Progress.tags = ['variant:ProgressCircle.size'];

export const RightToLeft = rightToLeft(Waiting);
