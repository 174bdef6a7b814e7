import type { DocumentSummary } from '@ecritoire/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DocumentsScreen } from '../../features/documents/DocumentsScreen.tsx';
import { JournalScreen } from '../../features/journal/JournalScreen.tsx';
import { PlainProjectScreen } from '../../features/projects/PlainProjectScreen.tsx';
import { SessionsScreen } from '../../features/sessions/SessionsScreen.tsx';
import { chapter, documents, entries, novel, projects, sessions } from '../testing/story-data.ts';
import { listTools } from '../testing/list-tools.ts';
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

export const Documents: Story = {
  // DOC-36
  name: 'Very many documents: those near the window are drawn',
  decorators: [inTheStudio('/app/documents')],
  render: () => (
    <DocumentsScreen
      list={{ state: 'shown', documents: titled, filter: {}, more, isOld: false }}
      filter={{}}
      onFilter={fn()}
      projects={[]}
      search=""
      onSearch={fn()}
      onClear={fn()}
      onCreate={fn()}
    />
  ),
  play: ({ canvasElement }) => expectOnlyNearDrawn(canvasElement, 'main li'),
};

const written = grown(sessions);

export const Sessions: Story = {
  // DOC-36
  name: 'Very many sessions: those near the window are drawn',
  decorators: [inTheStudio('/app/sessions')],
  render: () => (
    <SessionsScreen
      list={{ state: 'shown', sessions: written, more, isOld: false }}
      filter={{}}
      onFilter={fn()}
      search=""
      onSearch={fn()}
      onClear={fn()}
      projects={projects}
      weekStart="monday"
      fieldErrors={{}}
      onReview={fn()}
      begin={null}
    />
  ),
  play: ({ canvasElement }) => expectOnlyNearDrawn(canvasElement, 'main li'),
};

const chapters = grown(documents);
const nothing = fn();

export const OneProject: Story = {
  // DOC-36
  name: 'Of very many documents only visible ones render',
  decorators: [inTheStudio('/app/projects')],
  render: () => (
    <PlainProjectScreen
      project={novel}
      menu={null}
      list={{ state: 'shown', documents: chapters, more }}
      tools={listTools}
      moved={null}
      onMove={nothing}
      onMoveDown={nothing}
      onOpen={nothing}
      onDownload={nothing}
      downloaded={null}
      form={{ isSubmitting: false, fieldErrors: {} }}
      dialog={{ kind: 'none' }}
      otherProjects={{ status: 'there', data: projects }}
      onCreate={nothing}
      onEdit={nothing}
      onMoveTo={nothing}
      onDelete={nothing}
      onDialogChange={nothing}
    />
  ),
  play: ({ canvasElement }) => expectOnlyNearDrawn(canvasElement, '[role="row"]'),
};

const [, journal = novel] = projects;
const { paragraphs } = chapter;
const days = grown(entries.map((entry) => Object.assign({ paragraphs }, entry)));

export const Journal: Story = {
  // DOC-36
  name: 'Of very many journal days only visible ones render',
  decorators: [inTheStudio('/app/projects')],
  render: () => (
    <JournalScreen
      project={journal}
      menu={null}
      weekStart="monday"
      lastDay="2026-09-20"
      day="2026-09-20"
      until={null}
      onJump={nothing}
      page={null}
      isDayBegun
      entries={{ status: 'there', data: days }}
      more={{ hasMore: false, isLoading: false, hasFailed: false, onLoadMore: nothing }}
      deleting={null}
      onDeletingChange={nothing}
      onDelete={nothing}
      deletion={{ isSubmitting: false, fieldErrors: {} }}
    />
  ),
  play: ({ canvasElement }) => expectOnlyNearDrawn(canvasElement, 'main article'),
};
