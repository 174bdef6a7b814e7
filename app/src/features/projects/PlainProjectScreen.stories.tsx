import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PlainProjectScreen, type PlainProjectScreenProps } from './PlainProjectScreen.tsx';
import { ProjectMenu } from './ProjectMenu.tsx';
import { listTools } from '../../shared/testing/list-tools.ts';
import { chapter, documents, novel, projects } from '../../shared/testing/story-data.ts';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';

const idle = { isSubmitting: false, fieldErrors: {} };
const [first = chapter, second = chapter] = documents;

const shown = (found: typeof documents) => ({
  state: 'shown' as const,
  documents: found,
  more: { hasMore: false, isLoading: false, onLoadMore: fn() },
});

const meta = {
  title: 'Screens/Project',
  tags: ['screen:/app/projects/$projectId'],
  component: PlainProjectScreen,
  decorators: [inTheStudio('/app/projects')],
  parameters: { layout: 'fullscreen' },
  args: {
    project: novel,
    menu: <ProjectMenu name={novel.name} onChoose={fn()} />,
    list: shown(documents),
    tools: listTools,
    moved: null,
    onMove: fn(),
    onMoveDown: fn(),
    onOpen: fn(),
    onDownload: fn(),
    downloaded: null,
    form: idle,
    dialog: { kind: 'none' },
    otherProjects: { status: 'there', data: projects.slice(2) },
    onCreate: fn(),
    onEdit: fn(),
    onMoveTo: fn(),
    onDelete: fn(),
    onDialogChange: fn(),
  },
} satisfies Meta<typeof PlainProjectScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InItsOrder: Story = {};

export const Empty: Story = { args: { list: shown([]) } };

export const OneDocument: Story = { args: { list: shown([first]) } };

const found = documents
  .slice(0, 2)
  .map((each) => Object.assign({ passage: 'Le vent souffle.' }, each));
const searched = { ...listTools, filter: { search: 'vent' }, search: 'vent' };

export const Found: Story = {
  // DOC-40
  name: 'Found documents show where, and are not moved',
  args: { list: shown(found), tools: searched },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('vent')).length).toBe(2);
    const [, menu] = canvas.getAllByRole('button', { name: /^Actions / });
    if (!menu) throw new Error('Each document has a menu.');
    await userEvent.click(menu);
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
  },
};

export const NothingIsFound: Story = {
  // DOC-40
  name: 'A search without a match shows all again',
  args: { list: shown([]), tools: { ...searched, onClear: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Tout afficher|Show all)$/ }));
    await expect(args.tools.onClear).toHaveBeenCalledOnce();
  },
};

export const ByTitle: Story = {
  // DOC-40
  name: 'Another order is chosen',
  args: { tools: { ...listTools, onSort: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /(Trier par|Sort by)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(Titre|Title)$/ }));
    await expect(args.tools.onSort).toHaveBeenCalledWith('name');
  },
};

export const Loading: Story = { args: { list: { state: 'loading' } } };

export const NotLoaded: Story = {
  name: 'Documents that fail to load can be retried',
  args: { list: { state: 'failed', message: 'Une erreur inattendue.', onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: novel.name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Réessayer|Try again/ }));
    await expect(args.list).toHaveProperty('onRetry.mock.calls.length', 1);
  },
};

/** The project's own, and one of each document: their list comes a little later. */
const menusIn = (canvas: Pick<typeof screen, 'getAllByRole'>) =>
  waitFor(() => {
    const menus = canvas.getAllByRole('button', { name: /^Actions / });
    if (menus.length <= documents.length) throw new Error('Each document has a menu.');
    return menus;
  });

export const MoreToLoad: Story = {
  // DOC-19
  name: 'The last shown row can move below unloaded ones',
  args: {
    list: { ...shown(documents), more: { hasMore: true, isLoading: false, onLoadMore: fn() } },
  },
  play: async ({ args, canvas }) => {
    const menu = (await menusIn(canvas)).at(-1);
    if (!menu) throw new Error('Each document has a menu.');
    await userEvent.click(menu);
    const [, , down] = await screen.findAllByRole('menuitem');
    if (!down) throw new Error('The menu has a way down.');
    await userEvent.click(down);
    await expect(args.onMoveDown).toHaveBeenCalledWith(documents.at(-1));
  },
};

function WithALastPage(props: PlainProjectScreenProps) {
  const [isComplete, setComplete] = useState(false);
  const more = { hasMore: !isComplete, isLoading: false, onLoadMore: () => setComplete(true) };
  const found = isComplete ? documents : documents.slice(0, 2);
  return <PlainProjectScreen {...props} list={{ ...shown(found), more }} />;
}

export const LastPage: Story = {
  // DOC-37
  name: 'It counts shown rows and focuses the last page’s first',
  args: { project: { ...novel, documentCount: documents.length } },
  render: (args) => <WithALastPage {...args} />,
  play: async ({ canvas }) => {
    const count = canvas.getByText(/affiché|shown/);
    await expect(count).toHaveTextContent(new RegExp(`^2\\D+${documents.length}`, 'v'));
    await userEvent.click(canvas.getByRole('button', { name: /^(En voir plus|Show more)/ }));
    const first = await canvas.findByRole('row', { name: documents[2]?.title ?? '' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(count).toHaveTextContent(new RegExp(`^${documents.length}\\D+$`, 'v'));
  },
};

export const MovedWithoutDragging: Story = {
  // DOC-18
  name: 'A document is moved from its menu, without dragging',
  play: async ({ args, canvas }) => {
    const [, , menu] = await menusIn(canvas);
    if (!menu) throw new Error('The project has a menu, and each document.');
    await userEvent.click(menu);
    const [, up] = await screen.findAllByRole('menuitem');
    if (!up) throw new Error('The menu has a way up.');
    await userEvent.click(up);
    await expect(args.onMove).toHaveBeenCalledWith(second, null);
  },
};

export const Downloading: Story = {
  // SAVE-35
  name: 'A manuscript under way says how many texts were read',
  args: { project: { ...novel, documentCount: 400 }, downloaded: 200 },
  play: async ({ canvas }) => {
    const [shown, announced] = canvas.getAllByText(/^200 (textes lus sur|of) 400/);
    await expect(shown).toBeVisible();
    await expect(announced).toHaveRole('status');
  },
};

export const Moved: Story = {
  args: { moved: { title: second.title, place: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ 1 (sur|of) /)).toHaveTextContent(second.title);
  },
};

export const NewDocument: Story = { args: { dialog: { kind: 'creating' } } };

export const Editing: Story = { args: { dialog: { kind: 'editing', document: first } } };

function RenamedRemotely(props: PlainProjectScreenProps) {
  const message = useI18n().LL.messages.documents.changedRemotely();
  return <PlainProjectScreen {...props} form={{ ...idle, message }} />;
}

export const ChangedElsewhere: Story = {
  args: { dialog: { kind: 'editing', document: first } },
  render: (args) => <RenamedRemotely {...args} />,
};

export const MovingToAnotherProject: Story = {
  args: { dialog: { kind: 'moving', document: first } },
};

export const NoOtherProject: Story = {
  args: {
    dialog: { kind: 'moving', document: first },
    otherProjects: { status: 'there', data: [] },
  },
};

export const OtherProjectsOnTheirWay: Story = {
  args: { dialog: { kind: 'moving', document: first }, otherProjects: { status: 'loading' } },
};

export const OtherProjectsNotLoaded: Story = {
  args: {
    dialog: { kind: 'moving', document: first },
    otherProjects: { status: 'failed', onRetry: fn() },
  },
};

export const DeletingADocument: Story = {
  args: { dialog: { kind: 'deleting', document: first } },
};
