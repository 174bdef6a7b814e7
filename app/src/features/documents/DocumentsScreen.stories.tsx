import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DocumentsScreen, type DocumentsScreenProps } from './DocumentsScreen.tsx';
import { chapter, documents, entries, novel, projects } from '../../shared/testing/story-data.ts';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';
import { translatePage } from '../../shared/testing/translate-page.ts';

const shown = {
  state: 'shown' as const,
  documents: [...documents, ...entries],
  filter: {},
  more: { hasMore: false, isLoading: false, onLoadMore: fn() },
  isOld: false,
};

const meta = {
  title: 'Screens/Documents',
  tags: ['screen:/app/documents'],
  component: DocumentsScreen,
  decorators: [inTheStudio('/app/documents')],
  parameters: { layout: 'fullscreen' },
  args: {
    list: shown,
    filter: {},
    onFilter: fn(),
    projects,
    search: '',
    onSearch: fn(),
    onClear: fn(),
    onCreate: fn(),
  },
} satisfies Meta<typeof DocumentsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Translated: Story = {
  // PAGE-16
  name: 'On a translated page titles and names stay as written',
  play: async ({ canvas }) => {
    const stop = translatePage(document.body);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^\*/);
    await expect(canvas.getByRole('link', { name: chapter.title })).toBeVisible();
    await expect(canvas.getAllByText(novel.name)[0]).toBeVisible();
    stop();
  },
};

export const MoreToLoad: Story = {
  args: { list: { ...shown, more: { ...shown.more, hasMore: true } } },
};

export const OfAnUnknownProject: Story = {
  // DOC-12
  name: 'An unknown project’s list is not called complete',
  args: { filter: { projectId: 'unknown' } },
  play: async ({ canvas }) => {
    const [choice] = canvas.getAllByRole('button', { name: /^(Un seul projet|One project)/ });
    await expect(choice).toBeVisible();
  },
};

export const Loading: Story = { args: { list: { state: 'loading' } } };

export const Empty: Story = {
  args: { list: { ...shown, documents: [] } },
  play: async ({ args, canvas, userEvent }) => {
    // Nothing to search in: the page invites to write.
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /document/ }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

const found = chapter.title.slice(2, 8);
const search = found.toUpperCase();
const filler = 'Le vent tournait vers la jetée, et personne ne parlait encore du départ.';

export const FoundByTitleAndText: Story = {
  // DOC-17
  name: 'Matches are marked in titles and passages',
  args: {
    search,
    filter: { search },
    list: {
      ...shown,
      documents: shown.documents.map((document, index) =>
        index === 2 ? { ...document, passage: `… ${filler} ${found} ${filler} …` } : document,
      ),
      filter: { search },
    },
  },
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole('listitem').slice(-shown.documents.length);
    await expect(first?.querySelector('mark')).toHaveTextContent(found);
    const inText = within(third ?? document.body).getByText(found, { selector: 'mark' });
    await expect(inText.parentElement).toHaveTextContent(filler);
  },
};

export const SignsAlone: Story = {
  // DOC-15
  name: 'A search for signs alone asks for letters',
  args: { search: ' -', filter: { search: '-' }, list: { ...shown, filter: { search: '-' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(/lettres|letters/i);
  },
};

export const LookingForSomethingElse: Story = {
  // DOC-16
  name: 'Old results are not credited to the new search',
  args: {
    search: 'zèbre',
    filter: { search: 'zèbre' },
    list: {
      ...shown,
      documents: shown.documents.map((document) => ({ ...document, passage: filler })),
      filter: { search: 'vers' },
      isOld: true,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(filler)).toBeNull();
    await expect(canvasElement.querySelector('mark')).toBeNull();
  },
};

export const NothingFound: Story = {
  args: {
    search: 'zèbre',
    filter: { search: 'zèbre' },
    list: { ...shown, documents: [], filter: { search: 'zèbre' } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /tous|all documents/ }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

const projectId = novel.id;

export const OfOneProject: Story = {
  // DOC-12
  name: 'An empty project filter leads back to all',
  args: { filter: { projectId }, list: { ...shown, documents: [], filter: { projectId } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /tous les doc|all documents/ }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

function Unreachable(props: DocumentsScreenProps) {
  const message = useI18n().LL.errorPage.networkText();
  return <DocumentsScreen {...props} list={{ state: 'failed', message, onRetry: fn() }} />;
}

export const SearchFailed: Story = {
  name: 'Documents that did not come are not called a search',
  args: { search: 'mer', filter: { search: 'mer' } },
  render: (args) => <Unreachable {...args} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /^Les documents|^The documents/ }),
    ).toBeVisible();
  },
};
