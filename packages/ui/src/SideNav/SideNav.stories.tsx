import type { Meta } from '@storybook/react-vite';
import { bilingual, rightToLeft } from '../story-support/bilingual.ts';
import { StudioNav } from '../story-support/Studio.tsx';
import { SideNav } from './SideNav.tsx';

const meta = { title: 'Navigation/SideNav', component: SideNav } satisfies Meta<typeof SideNav>;
export default meta;

export const Rooms = bilingual((t) => <StudioNav t={t} />);

export const RightToLeft = rightToLeft(Rooms);
