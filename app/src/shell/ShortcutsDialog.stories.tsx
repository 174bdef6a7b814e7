import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const meta = {
  title: 'Screens/Shortcuts',
  component: ShortcutsDialog,
  args: { onClose: fn(), opensByKey: true, onOpensByKeyChange: fn() },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  // PAGE-122
  name: 'The key alone can be turned off',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('switch'));
    await expect(args.onOpensByKeyChange).toHaveBeenCalledWith(false);
  },
};

export const QuestionMarkTurnedOff: Story = { args: { opensByKey: false } };
