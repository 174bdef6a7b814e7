import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DocumentScreen, type DocumentScreenProps } from './DocumentScreen.tsx';
import { chapter, longestTitle } from '../../shared/testing/story-data.ts';
import { inTheStudio, LiveBar } from '../../shared/testing/StoryFrames.tsx';
import { Editor, saving, savingIn } from '../../testing/story-desk.tsx';

const path = `/app/documents/${chapter.id}`;
const meta = {
  title: 'Screens/Document',
  tags: ['screen:/app/documents/$documentId'],
  component: DocumentScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: chapter.title,
    language: chapter.language,
    onEdit: fn(),
    onDownload: fn(),
    onVersions: fn(),
    project: { id: chapter.projectId, name: chapter.projectName },
    ...saving('saved'),
    writability: 'writable',
    conflicts: [],
    choice: null,
    versionsHref: '/app/documents/1/versions',
    onStart: fn(),
    onResume: fn(),
    onResolve: fn(),
    children: <Editor isWritable />,
  },
} satisfies Meta<typeof DocumentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const writing: Story = { decorators: [inTheStudio(path, <LiveBar />)] };
const paused: Story = { decorators: [inTheStudio(path, <LiveBar status="paused" />)] };
const reading: Story = { decorators: [inTheStudio(path)] };

export const Saved: Story = {
  tags: ['state:auto-save.local.stored', 'state:auto-save.remote.saved', 'text:saving.saved'],
  // PAGE-126
  name: 'The title is in the language of the text',
  ...writing,
  args: { ...savingIn('stored', 'saved') },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(within(title).getByText(chapter.title)).toHaveAttribute('lang', chapter.language);
  },
};

export const LongTitle: Story = {
  // DOC-13
  name: 'A very long title leaves room for text on phones',
  ...writing,
  args: { title: longestTitle },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(top + window.scrollY).toBeLessThan(600);
  },
};

export const BlankPage: Story = {
  ...writing,
  args: { children: <Editor isWritable isBlank /> },
};

export const SmartTypography: Story = {
  ...writing,
  args: { children: <Editor isWritable smartTypography /> },
};

export const Finding: Story = {
  ...writing,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{F2}');
    await userEvent.type(await canvas.findByRole('searchbox'), 'la');
    await expect(
      await canvas.findByText(/^1 (sur|of) /, { selector: '[aria-hidden]' }),
    ).toBeVisible();
  },
};

export const Unsaved: Story = {
  tags: [
    'state:auto-save.local.gathering',
    'state:auto-save.remote.pending',
    'text:saving.pending',
  ],
  ...writing,
  args: { ...savingIn('gathering', 'pending') },
};

export const Saving: Story = {
  tags: [
    'state:auto-save.local.storing.inTime',
    'state:auto-save.remote.storing',
    'text:saving.saving',
  ],
  ...writing,
  args: { ...savingIn({ storing: 'inTime' }, 'storing') },
};

export const SavingFailed: Story = {
  tags: ['message:paragraphs.updateFailed', 'state:auto-save.remote.failed'],
  ...writing,
  args: { ...savingIn('stored', 'failed') },
};

export const ServerFull: Story = {
  tags: ['text:saving.serverFull'],
  ...writing,
  args: { ...saving('error', { fault: 'full' }) },
};

export const DocumentNearlyTooLong: Story = {
  tags: [
    'state:auto-save.local.stored',
    'state:auto-save.remote.sending',
    'text:saving.nearLimit.document',
  ],
  ...writing,
  args: { ...savingIn('stored', 'sending', { nearLimit: 'document' }) },
};

export const SessionNearlyTooLong: Story = {
  tags: ['text:saving.nearLimit.session'],
  ...writing,
  args: { ...saving('saved', { nearLimit: 'session' }) },
};

export const AccountNearlyFull: Story = {
  tags: ['text:saving.nearLimit.account'],
  ...writing,
  args: { ...saving('saved', { nearLimit: 'account' }) },
};

export const DocumentTooLong: Story = {
  tags: ['message:documents.tooLong'],
  ...writing,
  args: { ...saving('error', { fault: 'document' }) },
};

export const SessionTooLong: Story = {
  tags: ['message:writingSessions.tooLong'],
  ...writing,
  args: { ...saving('error', { fault: 'session' }) },
};

export const AccountFull: Story = {
  tags: ['message:account.full'],
  ...writing,
  args: { ...saving('error', { fault: 'account' }) },
};

export const DeletionFailed: Story = {
  tags: ['message:paragraphs.deleteFailed'],
  // SAVE-3
  name: 'A deletion that could not be saved is called one',
  ...writing,
  args: { ...saving('error', { fault: 'deletions' }) },
  play: async ({ canvas }) => {
    const said = await canvas.findAllByText(/^(Suppression pas|Deletion not)/);
    await expect(said[0]).toBeVisible();
  },
};

export const ServerUnreachable: Story = {
  name: 'Server unreachable',
  tags: ['state:auto-save.remote.offline', 'text:saving.unreachable'],
  ...writing,
  args: { ...savingIn('stored', 'offline') },
};

export const ChangedElsewhere: Story = {
  tags: [
    'state:auto-save.remote.conflict',
    'text:saving.conflict',
    'text:saving.conflictTitle',
    'text:saving.toConflicts',
  ],
  ...writing,
  args: {
    ...savingIn('stored', 'conflict'),
    conflicts: [
      {
        id: 'a',
        mine: '— Un arc-en-ciel, après la pluie.',
        theirs: '— Un arc-en-ciel, avant la nuit, comme on n’en voit qu’en mer.',
        canKeepBoth: true,
        differences: [],
      },
    ],
  },
  // Where the passages are out of sight, a button leads to them.
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Ce texte a été modifié|This text was changed)/);
    window.scrollTo(0, document.body.scrollHeight);
  },
};

export const KeptInMemoryOnly: Story = {
  tags: ['text:saving.memoryOnly'],
  ...writing,
  args: { ...saving('pending', { isProtected: false, refusesStorage: true }) },
};

export const OfflineInMemoryOnly: Story = {
  tags: ['text:saving.unreachableUnstored'],
  // SAVE-54
  name: 'Without storage nothing is called stored, server down',
  ...writing,
  args: { ...saving('offline', { isProtected: false, refusesStorage: true }) },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const [status] = main.getAllByText(/pas encore enregistré|not saved yet/);
    await expect(status).toBeVisible();
    await expect(main.queryByText(/gardé |kept /)).toBeNull();
  },
};

export const DeviceIsSlow: Story = {
  tags: ['state:auto-save.local.storing.late', 'state:auto-save.remote.offline'],
  ...writing,
  args: { ...savingIn({ storing: 'late' }, 'offline', { isProtected: false }) },
};

const readOnly = <Editor isWritable={false} />;

export const NoSession: Story = {
  ...reading,
  args: { writability: 'noSession', children: readOnly },
};

function NotStarted(props: DocumentScreenProps) {
  const { toasts } = useI18n().LL.messages.writingSessions;
  return <DocumentScreen {...props} startError={toasts.startFailed()} />;
}

export const SessionNotStarted: Story = {
  ...NoSession,
  render: (args) => <NotStarted {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const SessionEndedElsewhere: Story = {
  // SESSION-12
  name: 'A remote session change is announced, with a remedy',
  ...reading,
  args: { writability: 'endedRemotely' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/gardé ici|kept here/);
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: /^(Commencer|Start)/ }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const SessionDiscardedElsewhere: Story = {
  // SESSION-9
  name: 'A remotely discarded session no longer counts, its text stays',
  ...reading,
  args: { writability: 'discardedRemotely' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /ne compte plus.*gardé ici|no longer counts.*kept here/,
    );
  },
};

export const EndedElsewhereInMemoryOnly: Story = {
  // SAVE-54
  name: 'Without storage nothing is called stored, session ended remotely',
  ...reading,
  args: {
    ...saving('pending', { isProtected: false, isWaitingForSession: true }),
    writability: 'endedRemotely',
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText(/^(Séance terminée|Session ended)/)).toBeVisible();
    await expect(
      main.queryByText(/gardé |kept |sur cet appareil|waiting on this device/),
    ).toBeNull();
  },
};

export const SessionPausedElsewhere: Story = {
  ...paused,
  args: { writability: 'pausedRemotely' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: /^(Reprendre|Resume)/ }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const SessionStarting: Story = {
  ...reading,
  args: { writability: 'starting' },
};

export const SessionPaused: Story = {
  ...paused,
  // SESSION-6
  name: 'Of two resume buttons the bar’s is primary',
  args: { writability: 'paused', children: readOnly },
  play: async ({ canvas }) => {
    const resume = { name: /^(Reprendre|Resume)/ };
    const inText = within(canvas.getByRole('main')).getByRole('button', resume);
    const inBar = canvas.getAllByRole('button', resume).find((each) => each !== inText);
    if (!inBar) throw new Error('The bar of the session resumes it.');
    const fill = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
    await expect(fill(inText)).not.toBe(fill(inBar));
  },
};

export const SessionResuming: Story = {
  decorators: [inTheStudio(path, <LiveBar status="paused" pending="resume" />)],
  args: { writability: 'resuming' },
};

export const OneMoment: Story = {
  decorators: [inTheStudio(path, <LiveBar pending="pause" />)],
  args: { writability: 'waiting', children: readOnly },
};

export const WordsWaitForASession: Story = {
  tags: ['state:auto-save.remote.blocked'],
  ...reading,
  args: {
    ...savingIn('stored', 'blocked', { isWaitingForSession: true }),
    writability: 'noSession',
    children: readOnly,
  },
};

export const DeletedElsewhere: Story = {
  tags: ['state:auto-save.remote.gone', 'text:saving.errorUnstored', 'text:saving.gone'],
  args: { ...savingIn('stored', 'gone', { isGone: true }), writability: 'noSession' },
  play: async ({ canvas, userEvent }) => {
    const alert = within(await canvas.findByRole('alert'));
    // Nothing invites to write where nothing can be saved any more; the words can be taken along.
    await expect(canvas.queryByRole('button', { name: /séance|session/ })).toBeNull();
    await userEvent.click(alert.getByRole('button'));
    await expect(alert.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const Renaming: Story = {
  // PAGE-126
  name: 'The title can be changed where one writes',
  ...writing,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^(Titre et langue|Title and language)/ });
    await userEvent.click(button);
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
