import type { Document, DocumentSummary, ListedSession } from '@ecritoire/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DocumentsScreen } from '../../features/documents/DocumentsScreen.tsx';
import { JournalScreen } from '../../features/journal/JournalScreen.tsx';
import { PlainProjectScreen } from '../../features/projects/PlainProjectScreen.tsx';
import { SessionsScreen } from '../../features/sessions/SessionsScreen.tsx';
import { chapter, documents, entries, novel, projects, sessions } from '../testing/story-data.ts';
import { listTools } from '../testing/list-tools.ts';
import type { ListToolsState } from './ListTools.tsx';
import { inTheStudio } from '../testing/StoryFrames.tsx';

const many = 150;

/** As many as this, made of a few. */
const grown = <Item extends { id: string }>(few: readonly Item[]): Item[] =>
  Array.from({ length: many }, (_, index) => {
    const item = few[index % few.length];
    if (item === undefined) throw new Error('There is something to make many of.');
    return { ...item, id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}` };
  });

const more = { hasMore: true, isLoading: false, onLoadMore: fn() };

/** 40 rows, and 20 more after a press: the screen is rendered again with all that it is given. */
function Growing({ children }: { children: (count: number) => ReactNode }) {
  const [count, setCount] = useState(40);
  return (
    <>
      {children(count)}
      <button type="button" aria-label="more" onClick={() => setCount(60)} />
    </>
  );
}

/**
 * @param few what the rows are made of.
 * @param read what a row reads of its item each time that it is rendered, and nothing else does.
 */
function growing<Item extends { id: string }>(
  few: readonly Item[],
  read: keyof Item,
  screen: (rows: Item[]) => ReactNode,
): Story {
  const rendered = new Set<string>();
  const rows = grown(few).map((item) => {
    const { [read]: value } = item;
    const get = () => {
      rendered.add(item.id);
      return value;
    };
    return Object.defineProperty(item, read, { get, enumerable: true });
  });
  const idsOf = (some: readonly Item[]) => some.map(({ id }) => id);
  return {
    decorators: [inTheStudio('/app/home')],
    render: () => <Growing>{(count) => screen(rows.slice(0, count))}</Growing>,
    play: async ({ canvas, userEvent }) => {
      await waitFor(() => expect([...rendered]).toEqual(idsOf(rows.slice(0, 40))));
      rendered.clear();
      await userEvent.click(canvas.getByRole('button', { name: 'more' }));
      await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThanOrEqual(60));
      await expect([...rendered]).toEqual(idsOf(rows.slice(40, 60)));
    },
  };
}

/** What it is in the page counts, and only what is near the window is drawn; the last is reached. */
async function expectOnlyNearDrawn(canvasElement: HTMLElement, selector: string) {
  const inPage = () => canvasElement.querySelectorAll<HTMLElement>(selector);
  await waitFor(() => expect(inPage()).toHaveLength(many));
  const rows = inPage();
  const isDrawn = (row: HTMLElement | undefined) =>
    row?.querySelector('a')?.checkVisibility({ contentVisibilityAuto: true });
  await waitFor(() => expect(isDrawn(rows[many - 1])).toBe(false));
  await expect(isDrawn(rows[0])).toBe(true);
  // Of a grid the row takes the focus, of a list its link.
  const lastRow = rows[many - 1];
  const last = lastRow?.role === 'row' ? lastRow : lastRow?.querySelector('a');
  last?.focus();
  await expect(last).toHaveFocus();
  await waitFor(() => expect(isDrawn(rows[many - 1])).toBe(true));
  const { top, bottom } = last?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  window.scrollTo({ top: 0 });
}

const meta = {
  title: 'Screens/Long lists',
  parameters: {
    layout: 'fullscreen',
    // Its rules look at every row against every other; the short lists have them.
    a11y: { test: 'off' },
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const titled = grown<DocumentSummary>([...documents, ...entries]);
const documentsScreen = (rows: readonly DocumentSummary[]) => (
  <DocumentsScreen
    list={{ state: 'shown', documents: rows, filter: {}, more, isOld: false }}
    filter={{}}
    onFilter={() => {}}
    projects={[]}
    search=""
    onSearch={() => {}}
    onClear={() => {}}
    onCreate={() => {}}
  />
);

export const Documents: Story = {
  // DOC-36
  name: 'Very many documents: those near the window are drawn',
  decorators: [inTheStudio('/app/documents')],
  render: () => documentsScreen(titled),
  play: ({ canvasElement }) => expectOnlyNearDrawn(canvasElement, 'main [role="listitem"]'),
};

// PAGE-143
export const DocumentsGrow: Story = {
  ...growing(documents, 'words', documentsScreen),
  name: 'Further documents render no other row again',
};

const written = grown(sessions);
const nothing = fn();
const sessionsScreen = (rows: readonly ListedSession[]) => (
  <SessionsScreen
    list={{ state: 'shown', sessions: rows, more, isOld: false }}
    filter={{}}
    onFilter={() => {}}
    search=""
    onSearch={() => {}}
    onClear={() => {}}
    projects={projects}
    weekStart="monday"
    fieldErrors={{}}
    onReview={nothing}
    begin={null}
  />
);

export const Sessions: Story = {
  // DOC-36
  name: 'Very many sessions: those near the window are drawn',
  decorators: [inTheStudio('/app/sessions')],
  render: () => sessionsScreen(written),
  play: ({ canvasElement }) => expectOnlyNearDrawn(canvasElement, 'main [role="listitem"]'),
};

// PAGE-143
export const SessionsGrow: Story = {
  ...growing(sessions, 'sentiment', sessionsScreen),
  name: 'Further sessions render no other row again',
};

const chapters = grown(documents);

const projectScreen = (rows: readonly DocumentSummary[], tools: ListToolsState) => (
  <PlainProjectScreen
    project={novel}
    menu={null}
    list={{ state: 'shown', documents: rows, more }}
    tools={tools}
    moved={null}
    onMove={() => {}}
    onMoveDown={() => {}}
    onOpen={() => {}}
    onDownload={() => {}}
    downloaded={null}
    form={{ isSubmitting: false, fieldErrors: {} }}
    dialog={{ kind: 'none' }}
    otherProjects={{ status: 'there', data: projects }}
    onCreate={() => {}}
    onEdit={() => {}}
    onMoveTo={() => {}}
    onDelete={() => {}}
    onDialogChange={() => {}}
  />
);

// PAGE-143
export const FoundInProjectGrow: Story = {
  ...growing(documents, 'words', (rows) =>
    projectScreen(rows, { ...listTools, filter: { sort: 'words' } }),
  ),
  name: 'Further documents of a project render no other row again',
};

export const OneProject: Story = {
  // DOC-36
  name: 'Of very many documents only visible ones render',
  decorators: [inTheStudio('/app/projects')],
  render: () => projectScreen(chapters, listTools),
  play: ({ canvasElement }) => expectOnlyNearDrawn(canvasElement, '[role="row"]'),
};

const [, journal = novel] = projects;
const { paragraphs } = chapter;
const texts = entries.map((entry) => Object.assign({ paragraphs }, entry));
const days = grown(texts);
const journalScreen = (rows: readonly Document[]) => (
  <JournalScreen
    project={journal}
    menu={null}
    weekStart="monday"
    lastDay="2026-09-20"
    day="2026-09-20"
    until={null}
    onJump={() => {}}
    page={null}
    isDayBegun
    entries={{ status: 'there', data: rows }}
    more={{ hasMore: false, isLoading: false, hasFailed: false, onLoadMore: nothing }}
    deleting={null}
    onDeletingChange={() => {}}
    onDelete={() => {}}
    deletion={{ isSubmitting: false, fieldErrors: {} }}
  />
);

// PAGE-143
export const JournalGrows: Story = {
  ...growing(texts, 'words', journalScreen),
  name: 'Further days render no other day again',
};

export const Journal: Story = {
  // DOC-36
  name: 'Of very many journal days only visible ones render',
  decorators: [inTheStudio('/app/projects')],
  render: () => journalScreen(days),
  play: ({ canvasElement }) => expectOnlyNearDrawn(canvasElement, 'main article'),
};
