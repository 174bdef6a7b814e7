import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ProjectScreen } from './ProjectScreen.tsx';
import { chapter, documents, novel } from './testing/story-data.ts';
import { inTheStudio } from './testing/StoryFrames.tsx';

const meta = {
  title: 'Screens/Project',
  component: ProjectScreen,
  decorators: [inTheStudio('/app/projects')],
  parameters: { layout: 'fullscreen' },
  args: {
    project: novel,
    documents,
    more: { hasMore: false, isLoading: false, onLoadMore: fn() },
    form: { isSubmitting: false, fieldErrors: {} },
    dialog: { kind: 'none' },
    onCreate: fn(),
    onDelete: fn(),
    onDialogChange: fn(),
  },
} satisfies Meta<typeof ProjectScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithDocuments: Story = {};

export const Empty: Story = { args: { documents: [] } };

export const NewDocument: Story = { args: { dialog: { kind: 'creating' } } };

export const DeletingADocument: Story = {
  args: { dialog: { kind: 'deleting', document: chapter } },
};
