import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProjectScreen } from './ProjectScreen.tsx';
import { chapter, documents, entries, novel, projects } from './testing/story-data.ts';
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
    onOpenToday: fn(),
    isOpeningToday: false,
    onDelete: fn(),
    onDialogChange: fn(),
  },
} satisfies Meta<typeof ProjectScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithDocuments: Story = {};

export const Empty: Story = { args: { documents: [] } };

const [, journal = novel] = projects;

export const Journal: Story = { args: { project: journal, documents: entries } };

export const EmptyJournal: Story = {
  args: { project: journal, documents: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button'));
    await expect(args.onOpenToday).toHaveBeenCalledOnce();
    await expect(args.onDialogChange).not.toHaveBeenCalled();
  },
};

export const OpeningToday: Story = {
  args: { project: journal, documents: entries, isOpeningToday: true },
};

export const NewDocument: Story = { args: { dialog: { kind: 'creating' } } };

export const DeletingADocument: Story = {
  args: { dialog: { kind: 'deleting', document: chapter } },
};
