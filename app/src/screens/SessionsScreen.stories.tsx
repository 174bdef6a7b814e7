import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

export const Full: Story = {
  play: async ({ canvas }) => {
    const [short] = canvas.getAllByRole('listitem').slice(-1);
    await expect(short).toHaveTextContent(/45/);
    await expect(short).not.toHaveTextContent('–');
    await expect(canvas.getAllByText(/\d\s(mot|word)s?\/min$/)).toHaveLength(3);
  },
};

export const Empty: Story = { args: { sessions: [] } };

export const LoadingMore: Story = {
  args: { more: { hasMore: true, isLoading: true, onLoadMore: fn() } },
};
