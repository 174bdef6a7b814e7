import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ProjectsScreen, type ProjectList, type ProjectsScreenProps } from './ProjectsScreen.tsx';
import { novel, projects } from '../../shared/testing/story-data.ts';
import { listTools } from '../../shared/testing/list-tools.ts';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';

const shown = (
  some: typeof projects,
  more: Partial<Extract<ProjectList, { state: 'shown' }>['more']> = {},
): ProjectList => ({
  state: 'shown',
  projects: some,
  more: { hasMore: false, isLoading: false, onLoadMore: fn(), ...more },
});

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
  tags: ['screen:/app/projects'],
  component: ProjectsScreen,
  decorators: [inTheStudio('/app/projects')],
  parameters: { layout: 'fullscreen' },
  args: {
    list: shown(projects),
    tools: listTools,
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

/** Not by its icon alone, which no screen reader sees. */
export const AJournalIsCalledOne: Story = {
  // DOC-25
  name: 'A journal is called one',
  play: async ({ canvas }) => {
    const journals = canvas.getAllByText('Journal', { selector: ':not(h1 *):not(nav *)' });
    const marked = journals.filter((each) => each.closest('[role="listitem"]'));
    await expect(marked).toHaveLength(projects.filter(({ type }) => type === 'journal').length);
  },
};

export const Empty: Story = { args: { list: shown([]) } };

/** Where an empty list has its own, the button of the head would go from under a hand. */
export const Loading: Story = {
  // SAVE-41
  name: 'While loading, no first project is offered',
  args: { list: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByRole('button')).toBeNull();
  },
};

export const MoreToLoad: Story = {
  args: { list: shown(projects, { hasMore: true }) },
};

const onRetry = fn();

export const Failed: Story = {
  // DOC-33
  name: 'A list that fails to load can be retried',
  args: { list: { state: 'failed', message: 'Une erreur est survenue.', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: /^(Projets|Projects)$/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Réessayer|Try again)$/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const MoreFailed: Story = {
  // DOC-35
  name: 'When the rest does not come, the list says so',
  args: { list: shown(projects, { hasMore: true, hasFailed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(En voir plus|Show more)/ })).toBeVisible();
  },
};

/** Loads the last page when asked, as a route does. */
function WithALastPage(props: ProjectsScreenProps) {
  const [isComplete, setComplete] = useState(false);
  const more = { hasMore: !isComplete, onLoadMore: () => setComplete(true) };
  const list = shown(isComplete ? projects : projects.slice(0, 1), more);
  return <ProjectsScreen {...props} list={list} />;
}

export const LastPage: Story = {
  // DOC-35
  name: 'The last page’s first row is focused',
  render: (args) => <WithALastPage {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(En voir plus|Show more)/ }));
    const [, second] = projects;
    const first = canvas.getByRole('link', { name: second?.name ?? '' });
    await waitFor(() => expect(first).toHaveFocus());
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
  // DOC-26
  name: 'Typed project fields are not discarded unasked',
  args: { dialog: { kind: 'editing', project: novel } },
  play: async ({ args, userEvent }) => {
    const [, description] = await screen.findAllByRole('textbox');
    if (description) await userEvent.type(description, ' Suite.');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
    await expect(args.onDialogChange).not.toHaveBeenCalled();
  },
};
