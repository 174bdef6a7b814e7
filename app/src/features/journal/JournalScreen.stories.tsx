import { ParagraphEditor } from '@ecritoire/editor';
import { useI18n } from '@ecritoire/i18n/react';
import { Text } from '@ecritoire/ui';
import type { Document, DocumentSummary } from '@ecritoire/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DeskStatus } from '../writing/index.ts';
import { BlankPageOfDay, JournalPageOfDay } from './JournalPageOfDay.tsx';
import { JournalScreen, type JournalScreenProps } from './JournalScreen.tsx';
import { ProjectMenu } from '../projects/index.ts';
import { chapter, entries, projects } from '../../shared/testing/story-data.ts';
import { inTheStudio, LiveBar } from '../../shared/testing/StoryFrames.tsx';

const today = '2026-09-20';
const [, journal = projects[0]] = projects;
if (journal === undefined) throw new Error('There is a journal among the projects.');

const written = (entry: DocumentSummary, paragraphs: Document['paragraphs']): Document => ({
  ...entry,
  paragraphs,
});

const days = entries.map((entry, index) =>
  written(entry, index === 0 ? chapter.paragraphs : chapter.paragraphs.slice(0, 1)),
);
const [first] = days;
const blank = first ? [{ ...first, words: 0, paragraphs: [] }] : [];

const turn = { today, onTurnPage: fn() };
/** Of a day that was turned to. */
const turned = { today, onTurnPage: undefined };
const saving = {
  isProtected: true,
  refusesStorage: false,
  isGone: false,
  fault: 'text' as const,
  onCopy: () => Promise.resolve(),
};

type OpenPageProps = { isWritable: boolean; day?: string; isTurnedTo?: boolean };

function OpenPage({ isWritable, day = today, isTurnedTo = false }: OpenPageProps) {
  const { document } = useI18n().LL;
  return (
    <JournalPageOfDay
      {...(isTurnedTo ? turned : turn)}
      id={chapter.id}
      day={day}
      onLanguage={fn()}
      onDelete={fn()}
      status={
        <DeskStatus
          words={
            <Text as="span" size="sm" tone="muted">
              <span>{document.wordsOfText()}</span> <span>{document.words({ words: 42 })}</span>
            </Text>
          }
          saving={{ ...saving, state: isWritable ? 'pending' : 'saved', onRetry: fn() }}
        />
      }
      saving={{ ...saving, nearLimit: null, isWaitingForSession: false }}
      writability={isWritable ? 'writable' : 'noSession'}
      onStart={fn()}
      onResume={fn()}
      conflicts={[]}
      choice={null}
      versionsHref="/app/documents/1/versions"
      onResolve={fn()}
    >
      <ParagraphEditor
        paragraphs={chapter.paragraphs.slice(0, 2)}
        language="fr"
        editable={isWritable}
        space="entry"
        label={document.editorLabel({ title: '20 septembre' })}
        placeholder={document.placeholder()}
        labels={{ sceneBreak: document.sceneBreak() }}
        onChange={fn()}
      />
    </JournalPageOfDay>
  );
}

const more = { hasMore: false, isLoading: false, hasFailed: false, onLoadMore: fn() };
const path = `/app/projects/${journal.id}`;

const meta = {
  title: 'Screens/Journal',
  tags: ['screen:/app/projects/$projectId'],
  component: JournalScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    project: journal,
    menu: <ProjectMenu name={journal.name} onChoose={fn()} />,
    weekStart: 'monday',
    lastDay: today,
    day: today,
    until: null,
    onJump: fn(),
    page: <OpenPage isWritable={false} />,
    isDayBegun: true,
    entries: { status: 'there', data: days },
    more,
    deleting: null,
    onDeletingChange: fn(),
    onDelete: fn(),
    deletion: { isSubmitting: false, fieldErrors: {} },
  },
} satisfies Meta<typeof JournalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const decorators = [inTheStudio(path)];

export const ReadOnly: Story = { decorators };

export const Writing: Story = {
  decorators: [inTheStudio(path, <LiveBar />)],
  args: { page: <OpenPage isWritable /> },
};

export const AfterMidnight: Story = {
  decorators: [inTheStudio(path, <LiveBar />)],
  args: { day: '2026-09-19', page: <OpenPage isWritable day="2026-09-19" /> },
};

const blankPage = <BlankPageOfDay {...turn} day={today} onBegin={fn()} isBeginning={false} />;

export const NothingYetToday: Story = { decorators, args: { page: blankPage, isDayBegun: false } };

export const NewJournal: Story = {
  decorators,
  args: { page: blankPage, isDayBegun: false, entries: { status: 'there', data: [] } },
};

export const CountedWithToday: Story = {
  // JOURNAL-7
  name: 'The entry of the day counts among all of them',
  decorators,
  args: { more: { ...more, hasMore: false } },
  play: async ({ canvas }) => {
    const all = new RegExp(`${days.length + 1} (entrées en tout|entries shown)`);
    await expect(canvas.getByText(all)).toBeInTheDocument();
  },
};

export const BlankDays: Story = { decorators, args: { entries: { status: 'there', data: blank } } };

export const Loading: Story = { decorators, args: { entries: { status: 'loading' } } };

export const Failed: Story = {
  decorators,
  args: { entries: { status: 'failed', onRetry: fn() } },
};

export const MoreAsOneScrolls: Story = {
  name: 'More comes as one nears the end',
  decorators,
  args: { more: { ...more, hasMore: true, onLoadMore: fn() } },
  play: async ({ args, canvasElement }) => {
    const end = canvasElement.ownerDocument.documentElement;
    end.scrollTo(0, end.scrollHeight);
    await waitFor(() => expect(args.more.onLoadMore).toHaveBeenCalled());
  },
};

export const MoreFailed: Story = {
  // JOURNAL-6
  name: 'After a failed load, more is loaded by hand',
  decorators,
  args: { more: { ...more, hasMore: true, hasFailed: true, onLoadMore: fn() } },
  play: async ({ args, canvas, canvasElement }) => {
    const end = canvasElement.ownerDocument.documentElement;
    end.scrollTo(0, end.scrollHeight);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(args.more.onLoadMore).not.toHaveBeenCalled();
  },
};

const back = {
  day: '2026-09-14',
  until: '2026-09-14',
  page: <OpenPage isWritable={false} day="2026-09-14" isTurnedTo />,
};

export const TurnedBack: Story = { decorators, args: back };

export const WritingInAnEarlierDay: Story = {
  // JOURNAL-9
  name: 'An earlier day is written in as today is',
  decorators: [inTheStudio(path, <LiveBar />)],
  args: { ...back, page: <OpenPage isWritable day="2026-09-14" isTurnedTo /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('contenteditable', 'true');
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(/14 sep/i);
    await expect(canvas.queryByText(/^(Un nouveau jour|A new day)/)).toBeNull();
  },
};

/** Turns back as a route does. */
function Turning(props: JournalScreenProps) {
  const [until, setUntil] = useState(props.until);
  return <JournalScreen {...props} day={until ?? today} until={until} onJump={setUntil} />;
}

export const DayByDay: Story = {
  // JOURNAL-9
  name: 'Keys change the day, never past today',
  decorators,
  args: back,
  render: (args) => <Turning {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = (name: RegExp) => canvas.getByRole('button', { name });
    button(/^(Jour suivant|Next day)/).focus();
    for (let day = 15; day <= 19; day += 1) {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText(new RegExp(`\\b${day} sept`, 'i'))).toBeInTheDocument();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^(Jour suivant|Next day)/ })).toBeNull();
    button(/^(Jour précédent|Previous day)/).focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(/^(Jour précédent|Previous day)/)).toHaveFocus();
    await expect(button(/^(Jour suivant|Next day)/)).toBeVisible();
  },
};

export const ReadOnAfterAJump: Story = {
  // JOURNAL-6
  name: 'Jumping to an equally long list loads on',
  decorators,
  args: { until: '2026-09-14', more: { ...more, hasMore: true, onLoadMore: fn() } },
  render: (args) => <Turning {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const end = canvasElement.ownerDocument.documentElement;
    end.scrollTo(0, end.scrollHeight);
    await waitFor(() => expect(args.more.onLoadMore).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: /^(Revenir|Back)/ }));
    // Turning takes one to the title, and so to the top of the page.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    end.scrollTo(0, end.scrollHeight);
    await waitFor(() => expect(args.more.onLoadMore).toHaveBeenCalledTimes(2));
  },
};

export const FocusAfterTurningToToday: Story = {
  // JOURNAL-9
  name: 'Back to today focuses the title',
  decorators,
  args: { until: '2026-09-14' },
  render: (args) => <Turning {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^(Revenir|Back)/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

const begin = fn();

export const TurnedBackToNothing: Story = {
  // JOURNAL-9
  name: 'A day without an entry can be begun',
  decorators,
  args: {
    day: '2026-09-16',
    until: '2026-09-16',
    isDayBegun: false,
    page: <BlankPageOfDay {...turned} day="2026-09-16" onBegin={begin} isBeginning={false} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Écrire l|Write an)/ }));
    await expect(begin).toHaveBeenCalledOnce();
  },
};

export const NothingEarlier: Story = {
  // JOURNAL-9
  name: 'An empty past says so without counting',
  decorators,
  args: {
    day: '2026-01-01',
    until: '2026-01-01',
    isDayBegun: false,
    page: <BlankPageOfDay {...turned} day="2026-01-01" onBegin={begin} isBeginning={false} />,
    entries: { status: 'there', data: [] },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(Rien d’écrit avant|Nothing was written before)/),
    ).toBeVisible();
    await expect(canvas.queryByText(/\b0\b/)).toBeNull();
  },
};

export const DayToCome: Story = {
  // JOURNAL-9
  name: 'A day that is still to come cannot be begun',
  decorators,
  args: { until: '2030-01-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Le 1er janvier 2030 est|1 January 2030 is)/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Écrire|Write)/ })).toBeNull();
  },
};

export const DateToComeTyped: Story = {
  // JOURNAL-8
  name: 'A typed future date is an error, the page stays',
  decorators,
  args: { until: '2026-09-14', onJump: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const year = canvas
      .getAllByRole('spinbutton')
      .find(({ textContent }) => textContent === '2026');
    if (year === undefined) throw new Error('No part for the year');
    await userEvent.click(year);
    await userEvent.keyboard('2030');
    await userEvent.tab();
    await expect(canvas.getByText(/^(Cette date est|This date is)/)).toBeVisible();
    await expect(args.onJump).not.toHaveBeenCalled();
  },
};

export const Deleting: Story = { decorators, args: { deleting: first ?? null } };
