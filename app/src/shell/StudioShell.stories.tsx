import { useI18n } from '@ecritoire/i18n/react';
import { Heading, Text } from '@ecritoire/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveBar, StudioFrame } from '../shared/testing/StoryFrames.tsx';

function Page() {
  const { projects } = useI18n().LL;
  return (
    <>
      <Heading level={1}>{projects.title()}</Heading>
      <Text tone="muted">{projects.lead()}</Text>
    </>
  );
}

const meta = {
  title: 'Screens/Studio',
  component: StudioFrame,
  parameters: { layout: 'fullscreen' },
  args: { path: '/app/projects', children: <Page /> },
} satisfies Meta<typeof StudioFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoSession: Story = {};

export const SessionRunning: Story = { args: { sessionBar: <LiveBar /> } };

export const SessionPaused: Story = { args: { sessionBar: <LiveBar status="paused" /> } };

export const SessionEnding: Story = { args: { sessionBar: <LiveBar pending="stop" /> } };

export const PauseFailed: Story = { args: { sessionBar: <LiveBar hasFailed /> } };
