import type { Meta } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { playground } from '../story-support/playground.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Status/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Playground = playground((t) => (
  <Skeleton shape="line" lines={4} label={t('Le document se charge', 'The document is loading')} />
));

export const Page = bilingual((t) => (
  <Stack gap={6}>
    <Skeleton shape="heading" label={t('Le document se charge', 'The document is loading')} />
    <Skeleton lines={4} />
    <Skeleton shape="block" />
    <Skeleton shape="circle" />
  </Stack>
));
Page.tags = ['variant:Skeleton.shape'];

export const RightToLeft = rightToLeft(Page);
