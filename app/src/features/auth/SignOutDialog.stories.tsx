import { fn } from 'storybook/test';
import { SignOutDialog } from './SignOutDialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Screens/Sign-out',
  component: SignOutDialog,
  args: {
    isEverywhere: false,
    documents: { stored: 1, lost: 0 },
    onSignOut: fn(),
    onStay: fn(),
  },
} satisfies Meta<typeof SignOutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WordsStayOnThisDevice: Story = {};

export const WordsWouldBeLost: Story = { args: { documents: { stored: 0, lost: 1 } } };

export const Everywhere: Story = {
  args: { isEverywhere: true, documents: { stored: 0, lost: 0 } },
};

export const EverywhereWithWordsLeft: Story = {
  args: { isEverywhere: true, documents: { stored: 2, lost: 0 } },
};
