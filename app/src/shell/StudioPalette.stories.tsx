import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StudioPalette, type StudioPaletteProps } from './StudioPalette.tsx';
import { documents, endedSession, projects } from '../shared/testing/story-data.ts';
import { inTheStudio } from '../shared/testing/StoryFrames.tsx';

function Opened(props: StudioPaletteProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return <StudioPalette {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}

const meta = {
  title: 'Screens/Commands',
  component: StudioPalette,
  decorators: [inTheStudio('/app/home')],
  parameters: { layout: 'fullscreen' },
  render: (args) => <Opened {...args} />,
  args: {
    isOpen: true,
    onClose: fn(),
    session: 'none',
    liveSessionId: null,
    documents,
    others: { search: '', documents: 0, projects: 0 },
    isSearching: false,
    hasFailed: false,
    onType: fn(),
    projects,
    colourMode: 'system',
    smartTypography: false,
    onGo: fn(),
    onSession: fn(),
    onNewDocument: fn(),
    onShortcuts: fn(),
    onLocale: fn(),
    onColourMode: fn(),
    onSmartTypography: fn(),
    onFind: null,
    onSignOut: fn(),
  },
} satisfies Meta<typeof StudioPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutSession: Story = {};

export const StartingASession: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 's{ArrowDown}');
    await userEvent.clear(await screen.findByRole('searchbox'));
    const [start] = await screen.findAllByRole('menuitem');
    if (!start) throw new Error('There is something to do.');
    await userEvent.click(start);
    await waitFor(() => expect(args.onSession).toHaveBeenCalledWith('start'));
  },
};

const live = endedSession.id;

export const SessionRunning: Story = { args: { session: 'active', liveSessionId: live } };

export const GoingToTheSession: Story = {
  // SESSION-22
  name: 'A session that runs is paused, stopped and gone to',
  args: { session: 'active', liveSessionId: live },
  play: async ({ args }) => {
    const [, , page] = await screen.findAllByRole('menuitem');
    if (!page) throw new Error('The session has a page.');
    await userEvent.click(page);
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith(`/app/sessions/${live}`));
  },
};

export const SessionPaused: Story = { args: { session: 'paused', liveSessionId: live } };

export const SessionOnItsWay: Story = { args: { session: 'busy' } };

export const NothingWrittenYet: Story = { args: { documents: [], projects: [] } };

export const FindingADocument: Story = {
  // PAGE-123
  name: 'A document is found as every search compares texts',
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'mar\u2060seille');
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  },
};

export const MoreThanAreShown: Story = {
  // PAGE-124
  name: 'What is found beyond the rows is looked for in its list',
  args: { others: { search: 'marseille', documents: 12, projects: 3 } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'marseille');
    const rows = await screen.findAllByRole('menuitem');
    await expect(screen.getByRole('dialog')).toHaveTextContent(String(rows.length + 11 + 2));
    const [inDocuments, inProjects] = rows.slice(-2);
    if (!inDocuments || !inProjects) throw new Error('Nothing is found.');
    await expect(inDocuments).toHaveTextContent('12');
    await expect(inProjects).toHaveTextContent('3');
    await userEvent.click(inProjects);
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith('/app/projects?search=marseille'));
  },
};

export const MoreProjectsThanShown: Story = {
  // PAGE-124
  name: 'With nothing typed every page is there once',
  args: { others: { search: '', documents: 0, projects: 40 } },
  play: async () => {
    const field = await screen.findByRole('searchbox');
    const paths = (await screen.findAllByRole('menuitem')).map((item) => item.dataset['key']);
    await expect(paths).toEqual(expect.arrayContaining(['/app/projects', '/app/settings']));
    await expect(new Set(paths).size).toBe(paths.length);
    await expect(field).toHaveFocus();
  },
};

export const SearchFailed: Story = {
  // PAGE-124
  name: 'Not searched, the server does not answer',
  args: { hasFailed: true },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'introuvable');
    await screen.findByText(/connexion|connection/);
  },
};

export const EnterBeforeTheResponse: Story = {
  // PAGE-124
  name: 'Enter waits for what the typed text finds',
  args: { isSearching: true },
  play: async ({ args }) => {
    const field = await screen.findByRole('searchbox');
    await userEvent.type(field, 'marseille');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/Chargement|Loading/);
    await expect(args.onGo).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const TurningTypographyOff: Story = {
  // PAGE-119
  name: 'Smart typography is turned off',
  args: { smartTypography: true },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'guillemets');
    await screen.findByRole('menuitem', { name: /^(Désactiver|Turn off)/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSmartTypography).toHaveBeenCalledWith(false));
  },
};

export const FindingWords: Story = {
  // PAGE-135
  name: 'Words are looked for in the text on the page',
  args: { onFind: fn() },
  play: async ({ args }) => {
    const field = await screen.findByRole('searchbox');
    await userEvent.type(field, screen.queryByText('Écrire') ? 'renommer' : 'rename');
    await screen.findByRole('menuitem', { name: /(remplacer|replace)/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onFind).toHaveBeenCalledOnce());
  },
};

export const OpeningWhatWasFound: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'marseille');
    await screen.findByRole('menuitem');
    await userEvent.keyboard('{Enter}');
    const path = `/app/documents/${documents[2]?.id}`;
    await waitFor(() => expect(args.onGo).toHaveBeenCalledWith(path));
  },
};
