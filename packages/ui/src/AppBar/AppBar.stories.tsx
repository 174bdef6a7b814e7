import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { StudioHead } from '../story-support/Studio.tsx';
import { AppBar } from './AppBar.tsx';

const meta = {
  title: 'Navigation/AppBar',
  component: AppBar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppBar>;
export default meta;

export const Studio = bilingual((t) => <StudioHead t={t} />);

export const RightToLeft = rightToLeft(Studio);
