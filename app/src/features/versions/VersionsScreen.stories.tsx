import {
  examples,
  type DocumentVersion,
  type DocumentVersionText,
  type ParagraphDifference,
} from '@ecritoire/contracts';
import { useTexts } from '@ecritoire/i18n/react';
import { versionsTexts } from '@ecritoire/i18n/versions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { chapter, entries, longestTitle, pages } from '../../shared/testing/story-data.ts';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';
import { isRestorable } from './difference-items.ts';
import { ComparePanel, type ComparePanelProps } from './ComparePanel.tsx';
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

const changed: ParagraphDifference[] = chapter.paragraphs.map(
  ({ id, position, type, content }, index) => {
    const text = content.map((run) => run.text).join('');
    const [first = '', ...rest] = text.split(/(?<=\s)/u);
    const cases: Partial<ParagraphDifference>[] = [
      {},
      { change: 'added', typeBefore: null, parts: [{ text, change: 'added' }] },
      { change: 'removed', parts: [{ text, change: 'removed' }] },
      { isMoved: true, parts: [{ text, change: 'same' }] },
      { typeBefore: 'quote', isReformatted: true, parts: [{ text, change: 'same' }] },
      {
        parts: [
          { text: first, change: 'same' },
          { text: rest.join(''), change: 'movedHere' },
        ],
      },
    ];
    return {
      id,
      change: 'changed',
      position,
      type,
      typeBefore: type,
      isMoved: false,
      isReformatted: false,
      parts: [
        { text: first, change: 'removed' },
        { text: 'Encore ', change: 'added' },
        { text: rest.join(''), change: 'same' },
      ],
      ...cases[index % cases.length],
    };
  },
);

const comparison: Omit<ComparePanelProps, 'against' | 'compared'> = {
  language: 'fr',
  differences: { status: 'there', data: changed },
  text: chapter.paragraphs,
  more: { hasMore: false, isLoading: false, onLoadMore: fn() },
  onRead: () => Promise.resolve(changed),
  isOld: false,
  onRestore: fn(),
  isRestoring: false,
};

function Comparison(own: Partial<ComparePanelProps>) {
  const texts = useTexts(versionsTexts);
  const options = [
    { value: 'now', label: texts.now() },
    { value: 'previous', label: texts.previous() },
  ];
  const compared = texts.fromTo({ from: '14 septembre à 20:30', to: texts.thisText() });
  const against = { value: 'now', onChange: fn(), options };
  return <ComparePanel against={against} compared={compared} {...comparison} {...own} />;
}

/** The screen with a version held against the text. */
const comparing = (
  rest: Partial<ComparePanelProps> = {},
): Pick<VersionsScreenProps, 'isComparing' | 'renderComparison'> => ({
  isComparing: true,
  renderComparison: () => <Comparison {...rest} />,
});

const nothingCompared: VersionsScreenProps['renderComparison'] = () => null;

const noMore = { hasMore: false, isLoading: false, onLoadMore: fn() };
const nothing: DocumentVersion[] = [];

const meta = {
  title: 'Screens/Versions',
  tags: ['screen:/app/documents/$documentId/versions'],
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
    isComparing: false,
    onCompareChange: fn(),
    renderComparison: nothingCompared,
    onRestore: fn(),
    isRestoring: false,
    failure: undefined,
    session: 'active',
    onCopy: () => Promise.resolve(),
    onAction: fn(),
    onKeep: fn(),
  } satisfies VersionsScreenProps,
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

const one = many.slice(0, 1);

export const OneVersion: Story = {
  args: { versions: { status: 'there', data: one }, more: noMore },
};

const thousand: DocumentVersion[] = Array.from({ length: 1000 }, (_, index) => ({
  ...(many[index % many.length] ?? read),
  id: `${read.id.slice(0, -4)}${1000 + index}`,
}));

export const AThousandVersions: Story = {
  args: { versions: { status: 'there', data: thousand }, chosenId: thousand[0]?.id ?? null },
};

export const StartsASession: Story = { args: { session: 'starts' } };

export const ResumesASession: Story = { args: { session: 'resumes' } };

export const Restoring: Story = { args: { isRestoring: true } };

const failures = {
  fr: versionsTexts('fr').failures,
  en: versionsTexts('en').failures,
};

export const NotRestored: Story = {
  render: (args, { globals }) => {
    const texts = failures[globals['language'] === 'en' ? 'en' : 'fr'];
    return <VersionsScreen {...args} failure={texts.unsaved()} />;
  },
};

export const Comparing: Story = {
  // VERS-15
  name: 'Keys go from change to change',
  args: comparing(),
  play: async ({ canvas, userEvent, globals }) => {
    const texts = versionsTexts(globals['language'] === 'en' ? 'en' : 'fr');
    const list = await canvas.findByRole('list', { name: texts.changes() });
    const changes = within(list).getAllByRole('listitem');
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(changes[1]).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(changes[0]).toHaveFocus();
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    const figures = { count: changed.length, more: '' };
    await expect(said).toContain(texts.changeOf({ at: 1, ...figures }));
  },
};

export const ChosenParagraphs: Story = {
  // VERS-16
  name: 'All paragraphs but one are restored',
  args: comparing(),
  play: async ({ canvas, userEvent, globals }) => {
    const texts = versionsTexts(globals['language'] === 'en' ? 'en' : 'fr');
    await userEvent.click(await canvas.findByRole('button', { name: texts.chooseAll() }));
    const boxes = await canvas.findAllByRole('checkbox');
    const [first] = boxes;
    if (!first) throw new Error('There are paragraphs to choose.');
    await userEvent.click(first);
    const restorable = changed.filter(isRestorable).map(({ id }) => id);
    const label = new RegExp(`^(${texts.restore()}|${texts.remove()})$`, 'u');
    const last = canvas.getAllByRole('button', { name: label }).at(-1);
    if (last) await userEvent.click(last);
    await expect(comparison.onRestore).toHaveBeenLastCalledWith(restorable.slice(1));
  },
};

export const AddedParagraph: Story = {
  // VERS-16
  name: 'An added paragraph is removed, the others are restored',
  args: comparing(),
  play: async ({ canvas, userEvent, globals }) => {
    const texts = versionsTexts(globals['language'] === 'en' ? 'en' : 'fr');
    const restorable = changed.filter(isRestorable);
    const isAdded = restorable.map(({ change }) => change === 'added');
    const added = isAdded.filter(Boolean).length;
    await expect(added).toBeGreaterThan(0);
    const named = (text: string) =>
      canvas.queryAllByRole('button', { name: new RegExp(text, 'u') });
    const boxes = await canvas.findAllByRole('checkbox');
    await expect(named(texts.removeThis())).toHaveLength(added);
    await expect(named(texts.restoreThis())).toHaveLength(restorable.length - added);
    for (const [index, box] of boxes.entries()) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one press after the other
      if (isAdded[index]) await userEvent.click(box);
    }
    const remove = canvas.getByRole('button', { name: texts.remove() });
    await userEvent.click(canvas.getByRole('button', { name: texts.chooseAll() }));
    const figures = { count: restorable.length, removed: added };
    // French has no-break spaces, which the default normalizer replaces in the page alone.
    const exact = { normalizer: (text: string) => text };
    await expect(await canvas.findByText(texts.chosenSome(figures), exact)).toBeVisible();
    await expect(remove).toHaveAccessibleName(texts.restore());
  },
};

export const ComparedWithAnother: Story = { args: comparing({ onRestore: null }) };

export const NothingDiffers: Story = {
  args: comparing({ differences: { status: 'there', data: [] } }),
};

export const NoVersionBefore: Story = { args: comparing({ compared: null }) };

export const ComparisonLoading: Story = {
  args: comparing({ differences: { status: 'loading' } }),
};

export const ComparisonFailed: Story = {
  args: comparing({ differences: { status: 'failed', triesAgain: true, onRetry: fn() } }),
};

export const MoreChanges: Story = {
  args: comparing({ more: { ...noMore, hasMore: true, isLoading: true } }),
};
