import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { goOffline } from '../../shared/testing/go-offline.ts';
import { DeskStatus, type DeskStatusProps } from './Desk.tsx';

const unstored: DeskStatusProps['saving'] = {
  state: 'error',
  fault: 'text',
  isProtected: false,
  isGone: false,
  onCopy: () => Promise.resolve(),
  onRetry: fn(),
};

const meta = {
  title: 'Screens/Save status',
  tags: ['screen:/app/documents/$documentId'],
  component: DeskStatus,
  args: { words: null, saving: unstored },
} satisfies Meta<typeof DeskStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DeletionInMemoryOnly: Story = {
  name: 'A deletion is neither saved nor on this device',
  tags: ['text:saving.deletionUnstored'],
  args: { saving: { ...unstored, fault: 'deletions' } },
};

export const NoNetworkInMemoryOnly: Story = {
  name: 'Offline, not on this device',
  tags: ['text:saving.offlineUnstored'],
  beforeEach: goOffline,
  args: { saving: { ...unstored, state: 'offline' } },
};

export const ChoiceInOtherTab: Story = {
  name: 'Another tab has the choice between two versions',
  tags: ['text:saving.conflictInOtherTab'],
  args: { saving: { ...unstored, state: 'conflict', isInOtherTab: true } },
};
