/// <reference types="vite/client" />
import { answer, bodyOf, example, handlers } from '@ecritoire/api-mocks';
import { mockApi } from '@ecritoire/api-mocks/browser';
import { i18nObject, type TranslationFunctions } from '@ecritoire/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { OpenedApp } from '../testing/OpenedApp.tsx';
import { operationOf } from '../testing/operation-of.ts';

const project = bodyOf('getProject');
const [entry] = bodyOf('listJournalEntries', 'page').items;
const anotherId = `${project.id.slice(0, -2)}21`;
const journalId = entry?.projectId ?? '';
const { id: sessionId } = bodyOf('getWritingSession');
const { id: documentId } = bodyOf('getDocument');
const authorId = bodyOf('listPublishedSessions', 'page').items[0]?.author.id ?? '';

/** What every signed-in page asks for. */
const always = ['getCurrentUser', 'getLiveWritingSession'];

/** What each screen asks for when it is opened, with the limit that it names; nothing twice. */
const screens: Record<string, readonly string[]> = {
  '/app/home': [
    'getCalendar',
    'getCurrentObjectives',
    'getDailyWords',
    'listDocuments',
    'listProjects 100',
    'listSubscriptions',
    'listWritingSessions 5',
  ],
  '/app/projects': ['listProjects'],
  [`/app/projects/${project.id}`]: ['getProject', 'listDocuments'],
  // The page of the day, and the days before it.
  [`/app/projects/${journalId}`]: ['getProject', 'listJournalEntries', 'listJournalEntries 1'],
  '/app/documents': ['listDocuments'],
  [`/app/documents/${documentId}`]: ['getDocument', 'listDocumentVersions 10'],
  '/app/sessions': ['listWritingSessions'],
  [`/app/sessions/${sessionId}`]: ['getProject', 'getWritingSession', 'getWritingSessionText'],
  '/app/calendar': ['getCalendar', 'listProjects 100', 'listWritingSessions 100'],
  '/app/settings': [
    'getCurrentObjectives',
    'listDevices',
    'listInvitations',
    'listSubscribers',
    'listSubscriptions',
  ],
  '/app/profile': [],
  '/app/trash': ['listTrash'],
  [`/app/authors/${authorId}`]: ['listPublishedSessions'],
};

type Args = { path: string };

const isFrench = ({ language }: { language?: string }) => language !== 'en';

/** A request by its operation, its limit, and whether it searches. */
function nameOf(method: string, { pathname, searchParams }: URL): string {
  const name = `${operationOf(method, pathname)}${searchParams.has('search') ? ' of a search' : ''}`;
  return [name, searchParams.get('limit') ?? ''].join(' ').trim();
}

const meta = {
  title: 'Flows/Requests',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  beforeEach: () =>
    mockApi(
      `${import.meta.env.BASE_URL}mockServiceWorker.js`,
      example('getLiveWritingSession', 'none'),
      answer('listDocuments', 200, { ...bodyOf('listDocuments', 'page'), nextCursor: null }),
      example('listWritingSessions', 'page'),
      example('getWritingSessionText', 'text'),
      example('listPublishedSessions', 'page'),
      answer('listJournalEntries', 200, {
        ...bodyOf('listJournalEntries', 'page'),
        nextCursor: null,
      }),
      answer('listProjects', 200, {
        ...bodyOf('listProjects'),
        items: [...bodyOf('listProjects').items, { ...project, id: anotherId, name: 'Nouvelles' }],
        nextCursor: null,
      }),
      answer('getProject', 200, ({ params: { projectId } }) => ({
        ...project,
        id: String(projectId),
        type: projectId === journalId ? ('journal' as const) : ('plain' as const),
      })),
      ...handlers(),
    ),
  render: ({ path }, { globals }) => (
    <OpenedApp key={path} path={path} locale={isFrench(globals) ? 'fr' : 'en'} />
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

/** What the command palette asks for: as it opens, then for what is typed in it. */
const ofPalette = [
  ...(screens['/app/profile'] ?? []),
  'findDocumentTitles of a search',
  'listDocuments',
  'listProjects',
  'listProjects of a search',
];

async function searchInPalette(): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findAllByRole('menuitem', { name: /La Traversée$/u });
  await userEvent.type(await screen.findByRole('searchbox'), 'premier chapitre');
  await screen.findAllByRole('menuitem', { name: /^Chapitre premier/u });
}

/** What a project's page asks for, then for a move to another one: not for that one's documents. */
const ofMove = [
  ...(screens[`/app/projects/${project.id}`] ?? []),
  'listProjects 100',
  'moveDocument',
  // What it shows is read again.
  'getProject',
  'listDocuments',
];

async function moveToProject({ project: texts }: TranslationFunctions): Promise<void> {
  const [actions] = await screen.findAllByRole('button', {
    name: texts.documentActions({ title: bodyOf('getDocument').title }),
  });
  if (actions) await userEvent.click(actions);
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.moveTo() }));
  await screen.findAllByText('Nouvelles');
  await userEvent.click(screen.getByRole('button', { name: texts.moveConfirm() }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/**
 * @param path that of a screen.
 * @param act what is done on it then.
 * @param own what is asked for until then, beside what every page asks for.
 */
const opened = (
  path: string,
  act?: (texts: TranslationFunctions) => Promise<void>,
  own = screens[path] ?? [],
): Story => ({
  args: { path },
  play: async ({ globals, mount }) => {
    const asked: string[] = [];
    const fetchNow = window.fetch.bind(window);
    const watched = spyOn(window, 'fetch').mockImplementation((input, init) => {
      const request = new Request(input, init);
      const address = new URL(request.url);
      if (address.pathname.includes('/api/')) asked.push(nameOf(request.method, address));
      return fetchNow(request);
    });
    await mount();
    const texts = i18nObject(isFrench(globals) ? 'fr' : 'en');
    const wanted = [...always, ...own].toSorted();
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByText(texts.common.loading())).toBeNull());
    await act?.(texts);
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining(wanted)));
    await new Promise((resolve) => {
      // Without it a busy browser may never be idle.
      requestIdleCallback(resolve, { timeout: 1000 });
    });
    // PAGE-142
    await expect(asked.toSorted()).toEqual(wanted);
    watched.mockRestore();
  },
});

export const Home = opened('/app/home');
export const Projects = opened('/app/projects');
export const OneProject = opened(`/app/projects/${project.id}`);
export const Journal = opened(`/app/projects/${journalId}`);
export const Documents = opened('/app/documents');
export const OneDocument = opened(`/app/documents/${documentId}`);
export const Sessions = opened('/app/sessions');
export const OneSession = opened(`/app/sessions/${sessionId}`);
export const Calendar = opened('/app/calendar');
export const Settings = opened('/app/settings');
export const Profile = opened('/app/profile');
export const Trash = opened('/app/trash');
export const Author = opened(`/app/authors/${authorId}`);
export const Palette = opened('/app/profile', searchInPalette, ofPalette);
export const MoveToProject = opened(`/app/projects/${project.id}`, moveToProject, ofMove);
