import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginScreen } from './LoginScreen.tsx';
import { atTheDoor } from '../../shared/testing/StoryFrames.tsx';

const meta = {
  title: 'Screens/Login',
  tags: ['screen:/auth/login'],
  component: LoginScreen,
  decorators: [atTheDoor],
  parameters: { layout: 'fullscreen' },
  args: { isLeaving: false },
} satisfies Meta<typeof LoginScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Door: Story = { args: { onContinue: fn() } };

export const LeavingForGoogle: Story = { args: { onContinue: fn(), isLeaving: true } };

export const WordsAreKept: Story = {
  args: { onContinue: fn(), hasStoredWords: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(gardés sur cet|kept on this) (appareil|device)/)).toBeVisible();
  },
};

export const NoProvider: Story = {};
