import type { Meta } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { LoadMore } from './LoadMore.tsx';

const meta = { title: 'Data/LoadMore', component: LoadMore } satisfies Meta<typeof LoadMore>;
export default meta;

export const Playground = playground((t) => (
  <LoadMore
    label={t('Voir la suite', 'Load more')}
    pendingLabel={t('Chargement…', 'Loading…')}
    shown={t('20 sur 64', '20 of 64')}
    onPress={() => {}}
    isPending={false}
    isComplete={false}
  />
));

export const MoreLoadingAndAll = bilingual((t) => {
  const words = {
    label: t('Montrer la suite', 'Show more'),
    pendingLabel: t('Chargement…', 'Loading…'),
    onPress: () => {},
  };
  return (
    <Stack gap={8}>
      <LoadMore {...words} shown={t('20 séances sur 134', '20 of 134 sessions')} />
      <LoadMore {...words} shown={t('20 séances sur 134', '20 of 134 sessions')} isPending />
      <LoadMore {...words} shown={t('134 séances', '134 sessions')} isComplete />
    </Stack>
  );
});

export const RightToLeft = rightToLeft(MoreLoadingAndAll);
