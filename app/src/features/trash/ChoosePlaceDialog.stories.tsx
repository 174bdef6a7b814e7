import { examples, type TrashItem } from '@ecritoire/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { projects } from '../../shared/testing/story-data.ts';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';
import { ChoosePlaceDialog } from './ChoosePlaceDialog.tsx';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own tests hold its examples to these types
const { items } = examples.listTrash.page.body as { items: TrashItem[] };

const [first] = items;
if (!first) throw new Error('The example has one.');

const chapter: TrashItem = { ...first, projectId: null };
const entry: TrashItem = { ...chapter, kind: 'journalEntry', title: '2026-09-01' };

const meta = {
  title: 'Screens/Trash/Choose a place',
  tags: ['screen:/app/trash'],
  component: ChoosePlaceDialog,
  decorators: [inTheStudio('/app/trash')],
  parameters: { layout: 'fullscreen' },
  args: {
    item: chapter,
    why: 'projectGone',
    projects: { status: 'there', data: projects },
    status: { isSubmitting: false, fieldErrors: {} },
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChoosePlaceDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfADocument: Story = {
  // TRASH-3
  name: 'A document without its project can go to a plain one',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(chapter.projectName ?? '');
    await userEvent.click(within(dialog).getByRole('button', { name: /Proje/u }));
    const choices = await screen.findAllByRole('option');
    await expect(choices).toHaveLength(projects.filter(({ type }) => type === 'plain').length);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Restaurer|Restore)$/u }));
    await expect(args.onSubmit).toHaveBeenCalledWith(projects[0]?.id);
  },
};

export const ProjectUnknown: Story = { args: { item: { ...chapter, projectName: null } } };

export const OfAnEntry: Story = { args: { item: { ...entry, projectName: null } } };

export const DayTaken: Story = {
  // TRASH-3
  name: 'An entry whose day is taken says where it goes',
  args: { item: entry, why: 'dayTaken' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(/devient un document|becomes a document/u);
  },
};

export const NoProject: Story = {
  // TRASH-3
  name: 'Without a project there is a way to create one',
  args: { projects: { status: 'there', data: [] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('link')).toHaveAttribute('href', '/app/projects');
    await expect(dialog.queryByRole('button', { name: /^(Restaurer|Restore)$/u })).toBeNull();
  },
};

export const ProjectsLoading: Story = { args: { projects: { status: 'loading' } } };

export const ProjectsFailed: Story = {
  args: { projects: { status: 'failed', triesAgain: true, onRetry: fn() } },
};

export const Refused: Story = {
  args: { status: { isSubmitting: false, fieldErrors: {}, message: 'Une erreur est survenue.' } },
};
