import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { ProjectsScreen, type ProjectsScreenProps } from './ProjectsScreen.tsx';
import { novel, projects } from './testing/story-data.ts';
import { inTheStudio } from './testing/StoryFrames.tsx';

const idle = { isSubmitting: false, fieldErrors: {} };

function Refused(props: ProjectsScreenProps) {
  const { actions, validation } = useI18n().LL.messages;
  const form = {
    isSubmitting: false,
    fieldErrors: { name: validation.textTooShort() },
    message: actions.endpoints.validationError(),
  };
  return <ProjectsScreen {...props} form={form} />;
}

const meta = {
  title: 'Screens/Projects',
  component: ProjectsScreen,
  decorators: [inTheStudio('/app/projects')],
  parameters: { layout: 'fullscreen' },
  args: {
    projects,
    more: { hasMore: false, isLoading: false, onLoadMore: fn() },
    form: idle,
    dialog: { kind: 'none' },
    onCreate: fn(),
    onUpdate: fn(),
    onDelete: fn(),
    onDialogChange: fn(),
  },
} satisfies Meta<typeof ProjectsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Empty: Story = { args: { projects: [] } };

export const MoreToLoad: Story = {
  args: { more: { hasMore: true, isLoading: false, onLoadMore: fn() } },
};

export const MoreFailed: Story = {
  name: 'When the rest does not come, the list says so',
  args: { more: { hasMore: true, isLoading: false, hasFailed: true, onLoadMore: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(En voir plus|Show more)/ })).toBeVisible();
  },
};

/** Loads the last page when asked, as a route does. */
function WithALastPage(props: ProjectsScreenProps) {
  const [isComplete, setComplete] = useState(false);
  const more = { ...props.more, hasMore: !isComplete, onLoadMore: () => setComplete(true) };
  return (
    <ProjectsScreen
      {...props}
      projects={isComplete ? projects : projects.slice(0, 1)}
      more={more}
    />
  );
}

export const LastPage: Story = {
  name: 'After the last page the focus is on the first of it',
  render: (args) => <WithALastPage {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(En voir plus|Show more)/ }));
    const [, second] = projects;
    await expect(canvas.getByRole('link', { name: second?.name ?? '' })).toHaveFocus();
  },
};

export const NewProject: Story = { args: { dialog: { kind: 'creating' } } };

export const NewProjectRefused: Story = {
  args: { dialog: { kind: 'creating' } },
  render: (args) => <Refused {...args} />,
};

export const ChangingAProject: Story = { args: { dialog: { kind: 'editing', project: novel } } };

export const SavingAProject: Story = {
  args: { dialog: { kind: 'editing', project: novel }, form: { ...idle, isSubmitting: true } },
};

export const DeletingAProject: Story = { args: { dialog: { kind: 'deleting', project: novel } } };

export const ProjectPutAway: Story = {
  name: 'What was typed of a project is not put away unasked',
  args: { dialog: { kind: 'editing', project: novel } },
  play: async ({ args, userEvent }) => {
    const [, description] = await screen.findAllByRole('textbox');
    if (description) await userEvent.type(description, ' Suite.');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
    await expect(args.onDialogChange).not.toHaveBeenCalled();
  },
};
