import { examples, type DocumentVersion, type DocumentVersionText } from '@ecritoire/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { chapter, entries, longestTitle, pages } from '../../shared/testing/story-data.ts';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';
import { VersionsScreen, type VersionsScreenProps } from './VersionsScreen.tsx';

/* oxlint-disable typescript/no-unsafe-type-assertion -- the contract's own tests hold its examples to these types */
const listed = (examples.listDocumentVersions.page.body as { items: DocumentVersion[] }).items;
const read = examples.getDocumentVersion.version.body as DocumentVersionText;
/* oxlint-enable typescript/no-unsafe-type-assertion */

const [first, named] = listed;
const reasons = ['writing', 'removal', 'sessionStart', 'restore', 'conflict'] as const;
const many: DocumentVersion[] = Array.from({ length: 20 }, (_, index) => ({
  ...(index === 3 ? (named ?? read) : (first ?? read)),
  id: `${read.id.slice(0, -2)}${10 + index}`,
  reason: reasons[index % reasons.length] ?? 'writing',
  words: 3412 - 37 * index,
  wordsAdded: (index * 97) % 412,
  wordsRemoved: index === 1 ? 3388 : (index * 31) % 40,
  createdAt: new Date(Date.parse(read.createdAt) - index * 47 * 60_000).toISOString(),
}));

const textOf = ({ id, name, reason, words, createdAt }: DocumentVersion): DocumentVersionText => ({
  ...read,
  id,
  name,
  reason,
  words,
  createdAt,
  paragraphs: chapter.paragraphs,
});

const longText = pages.flatMap(({ paragraphs }) =>
  paragraphs.map((paragraph) => ({ ...paragraph, position: 'a0' })),
);

const noMore = { hasMore: false, isLoading: false, onLoadMore: fn() };
const nothing: DocumentVersion[] = [];

const meta = {
  title: 'Screens/Versions',
  component: VersionsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inTheStudio(`/app/documents/${chapter.id}/versions`)],
  args: {
    document: chapter,
    versions: { status: 'there', data: many },
    more: { ...noMore, hasMore: true },
    chosenId: many[0]?.id ?? null,
    onChoose: fn(),
    text: { status: 'there', data: textOf(many[0] ?? read) },
    isOld: false,
    onCopy: () => Promise.resolve(),
  },
} satisfies Meta<typeof VersionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

function Walked(props: VersionsScreenProps) {
  const [chosenId, setChosenId] = useState(props.chosenId);
  const chosen = many.find(({ id }) => id === chosenId) ?? read;
  return (
    <VersionsScreen
      {...props}
      chosenId={chosenId}
      onChoose={setChosenId}
      text={{ status: 'there', data: textOf(chosen) }}
    />
  );
}

export const Walking: Story = {
  // VERS-12
  name: 'Arrow keys walk the versions, their text beside them',
  render: (args) => <Walked {...args} />,
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('row');
    const [row] = rows;
    if (!row) throw new Error('There are versions.');
    await userEvent.click(row);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent(
      'Avant la relecture',
    );
    await expect(rows[3]).toHaveFocus();
  },
};

export const OfAnEntry: Story = { args: { document: entries[0] ?? chapter } };

export const LongTitle: Story = { args: { document: { ...chapter, title: longestTitle } } };

export const LongText: Story = {
  args: {
    text: {
      status: 'there',
      data: { ...textOf(many[3] ?? read), paragraphs: longText },
    },
  },
};

export const BlankPage: Story = {
  args: { text: { status: 'there', data: { ...textOf(many[1] ?? read), paragraphs: [] } } },
};

export const Empty: Story = {
  args: { versions: { status: 'there', data: nothing }, chosenId: null, more: noMore },
};

export const Loading: Story = { args: { versions: { status: 'loading' } } };

export const Failed: Story = {
  args: { versions: { status: 'failed', triesAgain: true, onRetry: fn() } },
};

export const TextLoading: Story = { args: { text: { status: 'loading' } } };

export const TextFailed: Story = {
  args: { text: { status: 'failed', triesAgain: true, onRetry: fn() } },
};

export const TextGone: Story = { args: { text: { status: 'gone' } } };
