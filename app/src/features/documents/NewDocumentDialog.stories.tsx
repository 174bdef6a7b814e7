import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NewDocumentDialog, type NewDocumentDialogProps } from './NewDocumentDialog.tsx';
import { novel, projects } from '../../shared/testing/story-data.ts';

const idle = { isSubmitting: false, fieldErrors: {} };

const meta = {
  title: 'Screens/New document',
  tags: ['screen:/app/documents'],
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

export const ProjectGiven: Story = {
  // DOC-27
  name: 'Where its project is given, none is asked for',
  args: { projects: { status: 'given', id: novel.id } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Le départ{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Le départ',
      project: { kind: 'known', id: novel.id },
    });
    await expect(screen.queryByText(/projet|project/i)).toBeNull();
  },
};

const [one, other] = projects.filter(({ type }) => type === 'plain');

/** The list is loaded again while the title is typed. */
function Reordered(props: NewDocumentDialogProps) {
  const [isReordered, setIsReordered] = useState(false);
  if (!one || !other) throw new Error('There are two projects.');
  const data = isReordered ? [other, one] : [one, other];
  return (
    <div onInput={() => setIsReordered(true)}>
      <NewDocumentDialog {...props} projects={{ status: 'there', data }} />
    </div>
  );
}

export const AnotherChangedMeanwhile: Story = {
  // PAGE-127
  name: 'It stays in the shown project when lists change',
  render: (args) => <Reordered {...args} />,
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Le départ{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Le départ',
      project: { kind: 'known', id: one?.id },
    });
  },
};

export const ProjectMadeAlready: Story = {
  // PAGE-127
  name: 'The retry uses the project already created',
  args: { made: other?.id ?? null },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Le départ{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      title: 'Le départ',
      project: { kind: 'known', id: other?.id },
    });
  },
};

export const TheFirstOfAll: Story = {
  // DOC-27
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

export const PutAway: Story = {
  // DOC-26
  name: 'What was typed is not put away unasked',
  play: async ({ args }) => {
    const title = await screen.findByRole('textbox');
    await userEvent.type(title, 'Le départ');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: /^(Continuer|Keep)/ }));
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveValue('Le départ');
    await userEvent.clear(title);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ProjectsOnTheirWay: Story = { args: { projects: { status: 'loading' } } };

/** The projects arrive after Enter was pressed. */
function Late(props: NewDocumentDialogProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div onKeyUpCapture={({ key }) => setIsLoaded(key === 'Enter')}>
      <NewDocumentDialog {...props} projects={isLoaded ? props.projects : { status: 'loading' }} />
    </div>
  );
}

export const SubmittedEarly: Story = {
  // DOC-27
  name: 'A submission waits for the projects',
  render: Late,
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Le départ{Enter}');
    const project = { kind: 'known', id: novel.id };
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ title: 'Le départ', project }),
    );
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const ProjectsNotLoaded: Story = {
  args: { projects: { status: 'failed', onRetry: fn() } },
};

export const Creating: Story = {
  // DOC-26
  name: 'What is on its way is not put away',
  args: { status: { ...idle, isSubmitting: true } },
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: /^(Annuler|Cancel)$/ });
    await expect(cancel).toBeDisabled();
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /^(Fermer|Close)$/ }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

function WithoutTitle(props: NewDocumentDialogProps) {
  const { validation } = useI18n().LL.messages;
  return (
    <NewDocumentDialog
      {...props}
      status={{ ...idle, fieldErrors: { title: validation.required() } }}
    />
  );
}

export const Refused: Story = {
  tags: ['message:validation.required'],
  render: (args) => <WithoutTitle {...args} />,
};
