import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { NewDocumentDialog, type NewDocumentDialogProps } from './NewDocumentDialog.tsx';
import { novel, projects } from './testing/story-data.ts';

const idle = { isSubmitting: false, fieldErrors: {} };

const meta = {
  title: 'Screens/New document anywhere',
  component: NewDocumentDialog,
  args: {
    projects: { status: 'there', data: projects.filter(({ type }) => type === 'plain') },
    status: idle,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof NewDocumentDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InAProject: Story = {
  play: async ({ args }) => {
    const title = await screen.findByRole('textbox');
    await userEvent.type(title, 'Le départ{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Le départ',
      project: { kind: 'known', id: novel.id },
    });
  },
};

export const TheFirstOfAll: Story = {
  name: 'The first document is made with its project',
  args: { projects: { status: 'there', data: [] } },
  play: async ({ args }) => {
    const [title, name] = await screen.findAllByRole('textbox');
    if (!title || !name) throw new Error('A title and the name of a project are asked for.');
    await userEvent.type(title, 'Le départ');
    await userEvent.type(name, 'Marées{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Le départ',
      project: { kind: 'new', name: 'Marées' },
    });
  },
};

export const ProjectsOnTheirWay: Story = { args: { projects: { status: 'loading' } } };

export const ProjectsNotLoaded: Story = {
  args: { projects: { status: 'failed', onRetry: fn() } },
};

export const Creating: Story = { args: { status: { ...idle, isSubmitting: true } } };

function WithoutTitle(props: NewDocumentDialogProps) {
  const { validation } = useI18n().LL.messages;
  return (
    <NewDocumentDialog
      {...props}
      status={{ ...idle, fieldErrors: { title: validation.required() } }}
    />
  );
}

export const Refused: Story = { render: (args) => <WithoutTitle {...args} /> };
