import {
  answer,
  bodyOf,
  example,
  pending,
  refuse,
  studio,
  unreachable,
} from '@ecritoire/api-mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  containing,
  isWhole,
  loseNetwork,
  otherDevicePauses,
  saveNow,
  scrollTo,
  see,
  serverNow,
  steps,
  textsOf,
  write,
} from '../testing/steps.ts';
import { changedRemotely } from '../testing/changed-remotely.ts';
import { live } from '../testing/live-session.ts';
import { page, wired, type WiredStory } from '../testing/wired.tsx';
import { documents, projects } from '../shared/testing/story-data.ts';

type Story = WiredStory;

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/**
 * The real app, with its router, its machines and its client: only the API is mocked. It is used
 * as in the product, and requests are answered; but nothing is stored.
 */
const meta = {
  ...wired,
  title: 'Flows/Studio',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const Home: Story = {
  tags: ['page:/app/home'],
  ...page('/app/home'),
  play: async ({ globals }) => {
    await isWhole(globals, /Colette/);
    await screen.findByText('Chapitre premier');
  },
};

export const Projects: Story = {
  ...page('/app/projects'),
  play: async ({ globals }) => {
    await isWhole(globals, textsOf(globals).projects.title());
    await screen.findByText('La Traversée');
  },
};

export const OneProject: Story = {
  ...page(`/app/projects/${bodyOf('getProject').id}`),
  play: async ({ globals }) => {
    await isWhole(globals, 'La Traversée');
    await screen.findByText('Chapitre premier');
  },
};

export const Documents: Story = {
  ...page('/app/documents'),
  play: async ({ globals }) => {
    await isWhole(globals, textsOf(globals).documents.title());
    await screen.findByText('Chapitre premier');
  },
};

export const OneDocument: Story = {
  ...page(`/app/documents/${bodyOf('getDocument').id}`),
  play: async ({ globals }) => {
    await isWhole(globals, 'Chapitre premier');
    await screen.findByText(/arc-en-ciel/);
  },
};

export const Sessions: Story = {
  tags: ['page:/app/sessions'],
  ...page('/app/sessions'),
  play: async ({ globals }) => isWhole(globals, textsOf(globals).sessions.title()),
};

export const OneSession: Story = {
  tags: ['page:/app/sessions/$sessionId'],
  ...page(`/app/sessions/${bodyOf('getWritingSession').id}`),
  play: async ({ globals }) => {
    await isWhole(globals, /./);
    await screen.findByText(/dit-elle/);
  },
};

export const Calendar: Story = {
  tags: ['page:/app/calendar'],
  ...page('/app/calendar?month=2026-09'),
  play: async ({ globals }) => isWhole(globals, textsOf(globals).calendar.title()),
};

export const Settings: Story = {
  tags: ['page:/app/settings'],
  ...page('/app/settings'),
  play: async ({ globals }) => isWhole(globals, textsOf(globals).navigation.settings()),
};

export const FromPageToPage: Story = {
  // SERVER-50
  name: 'One goes from page to page',
  ...page('/app/projects'),
  play: async ({ globals, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'La Traversée' }));
    await isWhole(globals, 'La Traversée');
    await userEvent.click(await screen.findByRole('link', { name: 'Chapitre premier' }));
    await isWhole(globals, 'Chapitre premier');
    const { navigation, projects } = textsOf(globals);
    const [link] = await screen.findAllByRole('link', { name: navigation.projects() });
    if (link) await userEvent.click(link);
    await isWhole(globals, projects.title());
  },
};

export const SignedOut: Story = {
  tags: ['page:/'],
  // SERVER-50
  name: 'Signing out leads to the public pages',
  ...page('/app/home'),
  play: async ({ globals, userEvent }) => {
    const { navigation, site } = textsOf(globals);
    await isWhole(globals, /Colette/);
    await userEvent.click(
      await screen.findByRole('button', { name: navigation.account({ name: 'Colette Morel' }) }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: navigation.signOut() }));
    await isWhole(globals, site.heading());
  },
};

/** What the machine knows of it stands at the foot of every page, and is sent on. */
export const WhileASessionRuns: Story = {
  name: 'A session that runs is paused',
  ...page('/app/projects', live('active')),
  play: async ({ globals, userEvent }) => {
    const { session } = textsOf(globals);
    await userEvent.click(await screen.findByRole('button', { name: session.pause() }));
    await screen.findByRole('button', { name: session.resume() });
  },
};

export const TheServerFails: Story = {
  ...page('/app/projects', refuse('listProjects', 'actions.endpoints.serverError')),
  play: async ({ globals }) => {
    await screen.findByText(textsOf(globals).projects.failedTitle());
  },
};

export const ItFailsForAllOfHome: Story = {
  // SERVER-50
  name: 'Where all fails, each part of the dashboard says so',
  ...page(
    '/app/home',
    refuse('listDocuments', 'actions.endpoints.serverError'),
    refuse('listWritingSessions', 'actions.endpoints.serverError'),
    refuse('getCurrentObjectives', 'actions.endpoints.serverError'),
    refuse('getCalendar', 'actions.endpoints.serverError'),
    refuse('getDailyWords', 'actions.endpoints.serverError'),
    refuse('listProjects', 'actions.endpoints.serverError'),
    refuse('listJournalEntries', 'actions.endpoints.serverError'),
  ),
  play: async ({ globals }) => {
    await isWhole(globals, /Colette/);
    const { retry } = textsOf(globals).errorPage;
    await expect((await screen.findAllByRole('button', { name: retry() })).length).toBeGreaterThan(
      2,
    );
  },
};

export const AProjectIsRefused: Story = {
  tags: ['message:actions.endpoints.validationError'],
  // SERVER-50
  name: 'A form that is refused says why',
  parameters: { saysAnswer: true },
  ...page('/app/projects', example('createProject', 'validationError')),
  play: async ({ globals, userEvent }) => {
    const { projects } = textsOf(globals);
    await userEvent.click(await screen.findByRole('button', { name: projects.new() }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: projects.name() }), 'Été');
    await userEvent.keyboard('{Enter}');
    const field = dialog.getByRole('textbox', { name: projects.name() });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(projects.nameHint());
  },
};

export const TheListIsNotReached: Story = {
  ...page('/app/projects', unreachable('listProjects')),
  play: async ({ globals }) => {
    // It is asked for three times.
    await screen.findByText(textsOf(globals).projects.failedTitle(), {}, { timeout: 20_000 });
  },
};

export const AListOnItsWay: Story = {
  ...page('/app/projects', pending('listProjects')),
  play: async ({ globals }) => {
    const { projects, common } = textsOf(globals);
    await heading(projects.title());
    await screen.findByText(common.loading());
  },
};

export const HomeOnItsWay: Story = {
  ...page(
    '/app/home',
    pending('listDocuments'),
    pending('listWritingSessions'),
    pending('getCurrentObjectives'),
    pending('getCalendar'),
    pending('getDailyWords'),
    pending('listProjects'),
  ),
  play: async () => {
    await heading(/Colette/);
  },
};

// Named states: an address of Storybook opens the app in one, and one goes on from there.

const document = `/app/documents/${bodyOf('getDocument').id}`;
const inSession = studio({ projects, documents, session: 'active' });
const paused = studio({ projects, documents, session: 'paused' });
const written = steps(
  see((t) => t.session.active()),
  write('Pluie. '),
  saveNow,
);

export const NewWriter: Story = {
  name: 'A new writer',
  ...page('/app/home', ...studio({})),
  play: async ({ globals }) => {
    await isWhole(globals, /Colette/);
    await expect(screen.queryByText('Chapitre premier')).toBeNull();
  },
};

export const PausedConflict: Story = {
  name: 'A writer with 3 projects, one session paused, one conflict',
  ...page(document, ...inSession),
  play: steps(
    see((t) => t.session.active()),
    serverNow(
      ...inSession,
      example('saveParagraphs', 'paragraphsConflict'),
      answer('getDocument', 200, changedRemotely),
    ),
    write('Pluie. '),
    saveNow,
    see((t) => t.saving.keepMine()),
    serverNow(...paused, answer('getDocument', 200, changedRemotely)),
    otherDevicePauses,
    see((t) => t.session.paused()),
    see((t) => t.saving.keepMine()),
    scrollTo((t) => t.saving.conflictTitle()),
  ),
};

export const OfflineUnsaved: Story = {
  name: 'Offline with unsaved text',
  tags: ['text:saving.offline'],
  ...page(document, ...inSession, unreachable('saveParagraphs')),
  play: steps(
    written,
    loseNetwork,
    see((t) => containing(t.saving.offline())),
  ),
};

export const SignInExpired: Story = {
  name: 'The sign-in has expired with unsaved text',
  ...page(
    document,
    ...inSession,
    refuse('saveParagraphs', 'auth.required'),
    refuse('refreshAccessToken', 'auth.refreshTokenInvalid'),
  ),
  play: steps(
    written,
    see((t) => containing(t.expired.stored())),
  ),
};
