import { examples, type TrashItem } from '@ecritoire/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { longestTitle, projects } from '../../shared/testing/story-data.ts';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';
import { TrashScreen, type TrashList, type TrashScreenProps } from './TrashScreen.tsx';
import type { TrashDialog } from './TrashDialogs.tsx';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own tests hold its examples to these types
const { items: listed } = examples.listTrash.page.body as { items: TrashItem[] };

const [chapter, notebooks] = listed;
if (!chapter || !notebooks) throw new Error('The example has both.');

const numbered = (item: TrashItem, number: number): TrashItem => ({
  ...item,
  id: `${item.id.slice(0, -2)}${10 + number}`,
});

const entry: TrashItem = {
  ...numbered(chapter, 1),
  kind: 'journalEntry',
  title: '2026-09-01',
  projectName: 'Carnet',
  words: 318,
};
const homeless: TrashItem = { ...numbered(chapter, 2), title: 'Épilogue', projectId: null };
const orphan: TrashItem = {
  ...homeless,
  ...numbered(chapter, 3),
  projectId: null,
  projectName: null,
};
const long: TrashItem = { ...numbered(chapter, 4), title: longestTitle, words: 12_408 };
const items = [chapter, entry, notebooks, homeless, orphan, long];

const noMore = { hasMore: false, isLoading: false, onLoadMore: fn() };
const shown = (some: readonly TrashItem[], more: Partial<typeof noMore> = {}): TrashList => ({
  state: 'shown',
  items: some,
  more: { ...noMore, ...more },
});

const idle = { isSubmitting: false, fieldErrors: {} };

const meta = {
  title: 'Screens/Trash',
  tags: ['screen:/app/trash'],
  component: TrashScreen,
  decorators: [inTheStudio('/app/trash')],
  parameters: { layout: 'fullscreen' },
  args: {
    list: shown(items),
    restoringIds: new Set<string>(),
    onRestore: fn(),
    onAskToEmpty: fn(),
    isCounting: false,
    dialog: { kind: 'none' },
    onDialogChange: fn(),
    form: idle,
    projects: { status: 'there', data: projects },
    onDelete: fn(),
    onEmpty: fn(),
    onPlace: fn(),
  },
} satisfies Meta<typeof TrashScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  // TRASH-7
  name: 'Each row says what it is, whence, and until when it stays',
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getAllByRole('listitem').find((each) => each.closest('main'));
    if (!row) throw new Error('There are rows.');
    await expect(row).toHaveTextContent(
      /Chapitre premier.*La Traversée.*Document.*9\s(mots|words)/u,
    );
    await expect(row).toHaveTextContent(/14 (septembre|September).*14 (octobre|October)/u);
    await userEvent.click(within(row).getByRole('button', { name: /^(Restaurer|Restore) /u }));
    await expect(args.onRestore).toHaveBeenCalledWith(chapter);
  },
};

export const ManyPages: Story = {
  args: {
    list: shown(
      Array.from({ length: 20 }, (_, index) =>
        numbered(items[index % items.length] ?? chapter, index + 10),
      ),
      { hasMore: true },
    ),
  },
};

export const Empty: Story = { args: { list: shown([]) } };

export const Loading: Story = { args: { list: { state: 'loading' } } };

export const Failed: Story = {
  args: { list: { state: 'failed', message: 'Une erreur est survenue.', onRetry: fn() } },
};

export const Restoring: Story = { args: { restoringIds: new Set([chapter.id]) } };

export const Counting: Story = { args: { isCounting: true } };

/** Opens the dialogs that the screen asks for, as its page does. */
function Asked(props: TrashScreenProps) {
  const [dialog, setDialog] = useState<TrashDialog>(props.dialog);
  return (
    <TrashScreen
      {...props}
      dialog={dialog}
      onDialogChange={(next) => {
        props.onDialogChange(next);
        setDialog(next);
      }}
    />
  );
}

export const Deleting: Story = {
  // TRASH-9
  name: 'Deleting says what goes, and that published sessions stay',
  render: (args) => <Asked {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas
      .getAllByRole('listitem')
      .find(({ textContent }) => /8[\s,]400/u.test(textContent ?? ''));
    if (!row) throw new Error('The project is there.');
    await userEvent.click(within(row).getByRole('button', { name: /pour de bon|for good/u }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/12\sdocuments.*8[\s,]400\s(mots|words)/u);
    await expect(dialog).toHaveTextContent(/publié|published/u);
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Effacer|Delete)/u }));
    await expect(args.onDelete).toHaveBeenCalledWith(notebooks);
  },
};

export const DeletingFailed: Story = {
  args: {
    dialog: { kind: 'deleting', item: chapter },
    form: { ...idle, message: 'Une erreur est survenue.' },
  },
};

export const Emptying: Story = {
  // TRASH-9
  name: 'Emptying says what all of it comes to',
  args: { dialog: { kind: 'emptying', items } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(
      /1\s(projet|project), 16\sdocuments, 1\s(entrée|journal)/u,
    );
    await expect(dialog).toHaveTextContent(/21[\s,]153\s(mots|words)/u);
  },
};
