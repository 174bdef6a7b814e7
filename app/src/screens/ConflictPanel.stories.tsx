import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConflictPanel } from './ConflictPanel.tsx';

const meta = {
  title: 'Screens/Conflict panel',
  component: ConflictPanel,
  args: { onResolve: fn() },
} satisfies Meta<typeof ConflictPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const mine = '« Oui », dit-elle enfin, et la pluie cessa.';
const theirs = '« Non », dit-elle, et la pluie redoubla contre les vitres.';

export const TwoVersions: Story = { args: { conflicts: [{ id: 'a', mine, theirs }] } };

export const DeletedElsewhere: Story = { args: { conflicts: [{ id: 'a', mine, theirs: null }] } };

export const DeletedHere: Story = { args: { conflicts: [{ id: 'a', mine: null, theirs }] } };

export const SeveralParagraphs: Story = {
  args: {
    conflicts: [
      { id: 'a', mine, theirs },
      { id: 'b', mine, theirs: null },
    ],
  },
};
