import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SessionsScreen } from './SessionsScreen.tsx';
import { sessions } from './testing/story-data.ts';
import { inTheStudio } from './testing/StoryFrames.tsx';

const meta = {
  title: 'Screens/Sessions',
  component: SessionsScreen,
  decorators: [inTheStudio('/app/sessions')],
  parameters: { layout: 'fullscreen' },
  args: {
    sessions,
    more: { hasMore: false, isLoading: false, onLoadMore: fn() },
    onReview: fn(),
  },
} satisfies Meta<typeof SessionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Empty: Story = { args: { sessions: [] } };

export const LoadingMore: Story = {
  args: { more: { hasMore: true, isLoading: true, onLoadMore: fn() } },
};
