import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeScreen } from './HomeScreen.tsx';
import { documents, entries, sessions, writer } from './testing/story-data.ts';
import { inTheStudio, LiveBar } from './testing/StoryFrames.tsx';

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { name: writer.name, hour: 9, documents: [...entries.slice(0, 1), ...documents], sessions },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const decorators = [inTheStudio('/app/home')];

export const Morning: Story = { decorators };

export const FirstVisit: Story = { decorators, args: { hour: 20, documents: [], sessions: [] } };

export const DocumentsButNoSession: Story = { decorators, args: { hour: 15, sessions: [] } };

export const DuringASession: Story = { decorators: [inTheStudio('/app/home', <LiveBar />)] };
