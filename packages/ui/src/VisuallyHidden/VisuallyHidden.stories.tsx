import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Content/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

export const BesideASign = bilingual((t) => (
  <Text as="div">
    <span aria-hidden="true">★★★☆☆</span>{' '}
    <VisuallyHidden>{t('trois sur cinq', 'three out of five')}</VisuallyHidden>
  </Text>
));

export const RightToLeft = rightToLeft(BesideASign);
