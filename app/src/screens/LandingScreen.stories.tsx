import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingScreen } from './LandingScreen.tsx';
import { onPublicPage } from './testing/StoryFrames.tsx';

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  decorators: [onPublicPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForAVisitor: Story = { args: { isSignedIn: false } };

export const ForAWriter: Story = { args: { isSignedIn: true } };
