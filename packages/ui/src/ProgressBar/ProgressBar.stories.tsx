import type { Meta } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = { title: 'Status/ProgressBar', component: ProgressBar } satisfies Meta<
  typeof ProgressBar
>;
export default meta;

export const Playground = playground((t) => (
  <ProgressBar label={t('Import', 'Import')} value={42} maximum={100} />
));

export const KnownAndUnknown = bilingual((t) => (
  <Stack gap={6}>
    <ProgressBar label={t('Import', 'Import')} value={0} />
    <ProgressBar label={t('Import', 'Import')} value={42} />
    <ProgressBar
      label={t('Export', 'Export')}
      value={3}
      maximum={12}
      valueLabel={t('3 documents sur 12', '3 of 12 documents')}
    />
    <ProgressBar label={t('Préparation', 'Getting ready')} />
  </Stack>
));

export const RightToLeft = rightToLeft(KnownAndUnknown);
