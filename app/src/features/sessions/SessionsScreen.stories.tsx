import { useI18n } from '@ecritoire/i18n/react';
import { Button } from '@ecritoire/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { SessionFilter } from './session-filter.ts';
import { SessionsScreen, type SessionsScreenProps } from './SessionsScreen.tsx';
import { projects, listedSession, sessions } from '../../shared/testing/story-data.ts';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';

const noMore = { hasMore: false, isLoading: false, onLoadMore: fn() };

/** A list that takes its filter, as a route does. */
function Filtered(props: SessionsScreenProps) {
  const [filter, setFilter] = useState<SessionFilter>(props.filter);
  const onFilter: typeof props.onFilter = (next, ...replaces) => {
    setFilter(next);
    props.onFilter(next, ...replaces);
  };
  return <SessionsScreen {...props} filter={filter} onFilter={onFilter} />;
}

function Begin() {
  return (
    <Button tone="primary" icon="pen-line">
      {useI18n().LL.home.beginFirstPage()}
    </Button>
  );
}

const meta = {
  title: 'Screens/Sessions',
  tags: ['screen:/app/sessions'],
  component: SessionsScreen,
  decorators: [inTheStudio('/app/sessions')],
  parameters: { layout: 'fullscreen' },
  render: (args) => <Filtered {...args} />,
  args: {
    list: { state: 'shown', sessions, more: noMore, isOld: false },
    filter: {},
    onFilter: fn(),
    search: '',
    onSearch: fn(),
    onClear: fn(),
    projects,
    weekStart: 'monday',
    fieldErrors: {},
    onReview: fn(),
    begin: <Begin />,
  },
} satisfies Meta<typeof SessionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const ended = { ...listedSession, status: 'ended' as const, visibility: 'public' as const };

export const Rows: Story = {
  // SESSION-47
  name: 'Rows show the time, and readers once published',
  args: {
    list: {
      state: 'shown',
      sessions: [ended, { ...ended, id: 'published', status: 'published' }],
      more: noMore,
      isOld: false,
    },
  },
  play: async ({ canvas }) => {
    const readers = canvas.getAllByRole('group', { name: /^(Lecture|Readers)$/ });
    await expect(readers).toHaveLength(1);
    await expect(canvas.getAllByText(/^\d{1,2}(:\d\d|\sh)/)).toHaveLength(2);
  },
};

export const Full: Story = {
  play: async ({ canvas }) => {
    const [short] = canvas.getAllByRole('listitem').slice(-1);
    await expect(short).toHaveTextContent(/45/);
    await expect(short).not.toHaveTextContent('–');
    await expect(canvas.getAllByText(/\d\s(mot|word)s?\/min$/)).toHaveLength(3);
    await expect(canvas.getByText(/^4\s(séances|sessions)/)).toBeVisible();
    const [project] = projects;
    await expect(canvas.getAllByText(project?.name ?? '')[0]).toBeVisible();
  },
};

export const Narrowed: Story = {
  name: 'What it is narrowed by is in sight, and counted',
  args: {
    filter: { status: 'draft', visibility: 'private', from: '2026-09-01', sort: 'mostWords' },
    search: 'traversée',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /\(3\)$/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const Narrowing: Story = {
  name: 'A choice filters the list; “all” clears it',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false, name: /^Filt/ }));
    const choose = async (now: RegExp, next: RegExp) => {
      await userEvent.click(canvas.getByRole('button', { name: now }));
      await userEvent.click(await screen.findByRole('option', { name: next }));
    };
    const [all, draft] = [/^(Tous les statuts|Any status)/, /^(Brouillon|Draft)/];
    await choose(all, draft);
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'draft' });
    await choose(draft, all);
    await expect(args.onFilter).toHaveBeenLastCalledWith({});
  },
};

export const DateTyped: Story = {
  // SESSION-40
  name: 'A typed date filters once complete',
  args: { filter: { from: '2026-09-01' } },
  play: async ({ canvas, userEvent, args }) => {
    const year = canvas
      .getAllByRole('spinbutton')
      .find(({ textContent }) => textContent === '2026');
    if (year === undefined) throw new Error('No part for the year');
    await userEvent.click(year);
    await userEvent.keyboard('2025');
    await expect(args.onFilter).toHaveBeenCalledOnce();
    await expect(args.onFilter).toHaveBeenCalledWith({ from: '2025-09-01' }, true);
  },
};

export const Empty: Story = {
  args: { list: { state: 'shown', sessions: [], more: noMore, isOld: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const NothingFound: Story = {
  args: {
    list: { state: 'shown', sessions: [], more: noMore, isOld: false },
    filter: { search: 'baleine' },
    search: 'baleine',
  },
  play: async ({ canvas, userEvent, args }) => {
    const [button] = canvas.getAllByRole('button').slice(-1);
    if (button) await userEvent.click(button);
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { list: { state: 'loading' } } };

export const LoadingMore: Story = {
  args: {
    list: {
      state: 'shown',
      sessions,
      more: { hasMore: true, isLoading: true, onLoadMore: fn() },
      isOld: false,
    },
  },
};

/** Loads the last page when asked, as a route does. */
function WithALastPage(props: SessionsScreenProps) {
  const [isComplete, setComplete] = useState(false);
  const more = { ...noMore, hasMore: !isComplete, onLoadMore: () => setComplete(true) };
  const shown = isComplete ? sessions : sessions.slice(0, 2);
  return (
    <SessionsScreen {...props} list={{ state: 'shown', sessions: shown, more, isOld: false }} />
  );
}

export const LastPage: Story = {
  name: 'The last page’s first session is focused',
  render: (args) => <WithALastPage {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(En voir plus|Show more)/ }));
    const list = within(canvas.getByRole('list', { name: /^(Séances d|Writing)/ }));
    const [, , third] = await list.findAllByRole('link');
    await waitFor(() => expect(third).toHaveFocus());
  },
};

type Failing = SessionsScreenProps & {
  listFor: (texts: ReturnType<typeof useI18n>['LL']) => SessionsScreenProps['list'];
};

/** The list failed, in the language of the toolbar. */
function Failed({ listFor, ...props }: Failing) {
  return <SessionsScreen {...props} list={listFor(useI18n().LL)} />;
}

const failing = (listFor: Failing['listFor']): Story => ({
  render: (args) => <Failed {...args} listFor={listFor} />,
});

export const MoreFailed: Story = failing(({ errorPage }) => ({
  state: 'shown',
  sessions,
  more: { ...noMore, hasMore: true },
  isOld: false,
  moreFailed: errorPage.networkText(),
}));

export const CouldNotBeLoaded: Story = failing(({ errorPage }) => ({
  state: 'failed',
  message: errorPage.networkText(),
  onRetry: fn(),
}));

export const FailedForItsFilter: Story = {
  ...failing(({ messages }) => ({ state: 'failed', message: messages.projects.notFound() })),
  args: { filter: { projectId: 'p0' } },
};

export const LongTexts: Story = {
  args: {
    list: {
      state: 'shown',
      sessions: [
        {
          ...listedSession,
          title:
            'De quelques correspondances inattendues entre les jardiniers et les horlogers, suivies d’un essai sur la patience',
          comment:
            'J’ai repris trois fois le début avant de comprendre que la lettre devait arriver plus tard. À relire à voix haute, lentement, en comptant les silences ; et retrouver le nom du phare.',
          stats: {
            ...listedSession.stats,
            words: 128_408,
            paragraphs: 1640,
            durationSeconds: 41_520,
          },
        },
      ],
      more: noMore,
      isOld: false,
    },
  },
};

function Reviewed(props: SessionsScreenProps) {
  const [isAsked, setAsked] = useState(false);
  const [isDone, setDone] = useState(false);
  const draft = sessions.find(({ status }) => status === 'draft') ?? listedSession;
  const list = {
    state: 'shown' as const,
    sessions: [isDone ? { ...draft, status: 'published' as const } : draft],
    more: noMore,
    isOld: false,
  };
  return (
    <>
      <SessionsScreen {...props} list={list} onReview={() => setAsked(true)} />
      {isAsked && !isDone ? <Button onPress={() => setDone(true)}>OK</Button> : null}
    </>
  );
}

export const ReviewDone: Story = {
  // SESSION-23
  name: 'With nothing left to review, the row is focused',
  render: (args) => <Reviewed {...args} />,
  play: async ({ canvas, userEvent }) => {
    const row = within(canvas.getByRole('list', { name: /^(Séances|Writing)/ }));
    const menu = row.getByRole('button', { name: /^Actions (pour|for) ./ });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    // Named as on its own page.
    const publish = await screen.findByRole('menuitem', { name: /^(Publier…|Publish…)$/ });
    await waitFor(() => expect(publish).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('button', { name: 'OK' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(row.getByRole('link')).toHaveFocus();
  },
};
