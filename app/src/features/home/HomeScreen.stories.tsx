import { useI18n } from '@ecritoire/i18n/react';
import { Text } from '@ecritoire/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
import { documents, entries, novel, sessions, writer } from '../../shared/testing/story-data.ts';
import { inTheStudio, LiveBar } from '../../shared/testing/StoryFrames.tsx';
import { dailyWords, objectives, today } from '../../shared/testing/year-data.ts';

const there = <Data,>(data: Data) => ({ status: 'there' as const, data });
const loading = { status: 'loading' } as const;
const failed = { status: 'failed', onRetry: fn() } as const;

const session: HomeScreenProps['session'] = {
  kind: 'none',
  lastPage: { title: 'Chapitre premier', project: 'La Maison de l’estuaire' },
  onStart: fn(),
  isStarting: false,
};
const journal: HomeScreenProps['journal'] = {
  journals: there([{ id: novel.id, name: 'Carnet', words: null }]),
  onBegin: fn(),
  onCreate: fn(),
  pending: null,
};
const week: HomeScreenProps['objectives'] = {
  objectives: there(objectives),
  onChange: fn(),
  onShowWeeks: fn(),
};
const year: HomeScreenProps['year'] = {
  from: '2025-09-21',
  to: today,
  words: there(dailyWords),
  weekStart: 'monday',
};

const meta = {
  title: 'Screens/Home',
  tags: ['screen:/app/home'],
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    name: writer.name,
    hour: 9,
    session,
    journal,
    objectives: week,
    year,
    documents: there([...entries.slice(0, 1), ...documents]),
    sessions: there(sessions),
    authors: [],
    hasMoreAuthors: false,
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const decorators = [inTheStudio('/app/home')];

export const Morning: Story = { decorators };

export const Reader: Story = {
  // READ-10
  name: 'Followed authors are linked',
  args: {
    authors: [{ id: 'a1', name: 'Sidonie Landoy', pictureUrl: null }],
    hasMoreAuthors: true,
  },
  decorators,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sidonie Landoy' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/app\/authors\/a1$/));
    await expect(
      canvas.getByRole('link', { name: /Tous les auteurs|All authors/ }),
    ).toHaveAttribute('href', expect.stringMatching(/\/app\/settings#settings-authors$/));
  },
};

const onBegin = fn();
const onNewDocument = fn();

export const FirstVisit: Story = {
  // WEEK-21
  name: 'A writer without documents starts in one action',
  decorators,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Commencer à écrire|Start writing)$/ }),
    );
    await expect(onBegin).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Choisir d’abord un titre|Choose a title first)$/ }),
    );
    await expect(onNewDocument).toHaveBeenCalledOnce();
  },
  args: {
    hour: 20,
    session: { kind: 'nowhere', onBegin, isBeginning: false, onNewDocument },
    journal: { ...journal, journals: there([]) },
    objectives: {
      ...week,
      objectives: there({ ...objectives, words: 0, sessions: 0, streak: 0 }),
    },
    year: { ...year, words: there([]) },
    documents: there([]),
    sessions: there([]),
  },
};

export const WritingDays: Story = {
  // WEEK-24
  name: 'A day of writing has a session or words',
  decorators,
  args: {
    year: {
      ...year,
      from: '2026-09-14',
      words: there([12, 0, 0, null, null, null, null]),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/12\s(mots, sur 3 jours|words over 3 days)/)).toBeVisible();
  },
};

export const DocumentsUnknown: Story = {
  decorators,
  args: {
    session: { kind: 'unknownPage', onRetry: fn() },
    documents: { status: 'failed', onRetry: fn() },
  },
};

export const DocumentsButNoSession: Story = { decorators, args: { hour: 15, sessions: there([]) } };

function Clock() {
  return (
    <Text as="span" figures="tabular">
      {`${useI18n().LL.session.elapsed()} 30:04`}
    </Text>
  );
}

const live: HomeScreenProps['session'] = {
  kind: 'live',
  isPaused: false,
  clock: <Clock />,
  words: 318,
  text: { title: 'Chapitre premier', href: '/app/documents/1' },
  onResume: fn(),
  isResuming: false,
};

export const DuringASession: Story = {
  decorators: [inTheStudio('/app/home', <LiveBar />)],
  args: { session: live },
};

export const DuringAPause: Story = {
  decorators: [inTheStudio('/app/home', <LiveBar status="paused" />)],
  // SESSION-6
  name: 'Of two resume buttons the bar’s is primary',
  args: { session: { ...live, isPaused: true, text: null } },
  play: async ({ canvas }) => {
    const resume = { name: /^(Reprendre|Resume)/ };
    const inCard = within(canvas.getByRole('main')).getByRole('button', resume);
    const inBar = canvas.getAllByRole('button', resume).find((each) => each !== inCard);
    if (!inBar) throw new Error('The bar of the session resumes it.');
    const fill = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
    await expect(fill(inCard)).not.toBe(fill(inBar));
  },
};

export const GoalsReached: Story = {
  name: 'The week’s targets are reached',
  decorators,
  args: {
    objectives: {
      ...week,
      objectives: there({ ...objectives, words: 12_400, sessions: 4, achieved: true, streak: 7 }),
    },
    journal: {
      ...journal,
      journals: there([
        { id: '1', name: 'Carnet', words: 318 },
        { id: '2', name: 'Rêves', words: null },
        { id: '3', name: 'De ce que l’on voit par la fenêtre quand il pleut', words: 0 },
      ]),
    },
  },
};

export const PartByPart: Story = {
  name: 'Each part comes by itself',
  decorators,
  args: {
    session: { kind: 'waiting' },
    journal: { ...journal, journals: loading },
    objectives: { ...week, objectives: loading },
    year: { ...year, words: loading },
    documents: loading,
    sessions: loading,
  },
};

export const PartsFailed: Story = {
  // DOC-33
  name: 'A part that fails leaves the others',
  decorators,
  args: {
    session: { kind: 'unknown', onRetry: fn() },
    journal: { ...journal, journals: failed },
    objectives: { ...week, objectives: failed },
    year: { ...year, words: failed },
    sessions: failed,
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('alert')).toHaveLength(4);
    await expect(main.getByText('Chapitre deux')).toBeVisible();
  },
};

export const ListsFailed: Story = {
  // DOC-33
  name: 'The last pages that do not come leave the week',
  decorators,
  args: { session: { kind: 'waiting' }, documents: failed, sessions: failed },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('alert')).toHaveLength(2);
    await expect(main.getAllByRole('progressbar')).toHaveLength(2);
  },
};
