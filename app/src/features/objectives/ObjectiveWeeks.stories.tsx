import { Card, Container } from '@ecritoire/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ObjectiveWeeks } from './ObjectiveWeeks.tsx';
import { today, weeks } from '../../shared/testing/year-data.ts';

const more = { hasMore: false, isLoading: false, onLoadMore: fn() };

const meta = {
  title: 'Screens/Past weeks',
  tags: ['screen:/app/home'],
  component: ObjectiveWeeks,
  decorators: [
    (Story) => (
      <Container width="reading">
        <Card>
          <Story />
        </Card>
      </Container>
    ),
  ],
  args: { weeks: { status: 'there', data: weeks }, more, today },
} satisfies Meta<typeof ObjectiveWeeks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Empty: Story = { args: { weeks: { status: 'there', data: [] } } };

export const Loading: Story = { args: { weeks: { status: 'loading' } } };

export const Failed: Story = { args: { weeks: { status: 'failed', onRetry: fn() } } };

export const LoadingMore: Story = { args: { more: { ...more, hasMore: true, isLoading: true } } };
