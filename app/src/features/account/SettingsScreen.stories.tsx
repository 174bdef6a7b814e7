import type { Invitation, SignedInDevice, Subscriber, Subscription } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ObjectivesForm } from '../objectives/index.ts';
import { LARGEST_ARCHIVE } from './import-state.ts';
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx';
import { writer } from '../../shared/testing/story-data.ts';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';
import { objectives } from '../../shared/testing/year-data.ts';

const there = <Data,>(data: Data) => ({ status: 'there' as const, data });
const loading = { status: 'loading' } as const;
const failed = { status: 'failed', onRetry: fn() } as const;
const atRest = { isSubmitting: false, fieldErrors: {} };
const nothingMore = { hasMore: false, isLoading: false, onLoadMore: fn() };

const person = (id: string, name: string) => ({ id, name, pictureUrl: null });
const since = '2026-09-15T07:00:00.000Z';
const georges: Subscriber = { id: 's1', createdAt: since, reader: person('r1', 'Georges Lenoir') };
const longName = 'Marie-Antoinette de La Rochefoucauld-Montmorency-Laval';
const invitation: Invitation = {
  id: 'i1',
  createdAt: '2026-09-14T18:00:00.000Z',
  expiresAt: '2026-10-14T18:00:00.000Z',
};
const subscription: Subscription = {
  id: 's3',
  createdAt: since,
  author: person('a1', 'Sidonie Landoy'),
};

const device: SignedInDevice = {
  id: 'd1',
  browser: 'Firefox',
  system: 'Windows',
  signedInAt: since,
  lastUsedAt: since,
  isCurrent: true,
};
const lostDevice = { ...device, id: 'd2', browser: null, system: null, isCurrent: false };
const phone = { ...device, id: 'd3', browser: 'Safari', system: 'iOS', isCurrent: false };

const none = { items: there([]), more: nothingMore };
const readers: SettingsScreenProps['readers'] = {
  invitations: { items: there([invitation]), more: nothingMore },
  subscribers: {
    items: there([georges, { ...georges, id: 's2', reader: person('r2', longName) }]),
    more: { ...nothingMore, hasMore: true },
  },
  isInviting: false,
  onInvite: fn(),
};
const file: SettingsScreenProps['file'] = {
  file: { state: 'idle' },
  onStart: fn(),
  onCancel: fn(),
  onConfirmSignIn: fn(),
};
const archive: SettingsScreenProps['archive'] = { ...file, onImport: fn() };
const dialogs: SettingsScreenProps['dialogs'] = {
  dialog: { kind: 'none' },
  form: atRest,
  email: writer.email,
  onCopyLink: fn(() => Promise.resolve()),
  onRevoke: fn(),
  onRemove: fn(),
  onEnd: fn(),
  onEndDevice: fn(),
  onDeleteAccount: fn(),
};
const time: SettingsScreenProps['time'] = {
  user: writer,
  deviceZone: writer.timeZone,
  saves: 0,
  status: atRest,
  onSubmit: fn(),
};

const meta = {
  title: 'Screens/Settings',
  tags: ['screen:/app/settings'],
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inTheStudio('/app/settings')],
  args: {
    time,
    objectives: there(objectives),
    renderTargets: ({ targets }) => (
      <ObjectivesForm targets={targets} status={atRest} onSubmit={fn()} />
    ),
    readers,
    authors: { subscriptions: { items: there([subscription]), more: nothingMore } },
    devices: { items: there([device, phone, lostDevice]), more: nothingMore },
    file,
    archive,
    onCookiePreferences: fn(),
    onSignOutEverywhere: fn(),
    dialogs,
    onDialogChange: fn(),
  },
} satisfies Meta<typeof SettingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const over = (dialog: SettingsScreenProps['dialogs']['dialog'], form = atRest) => ({
  args: { dialogs: { ...dialogs, dialog, form } },
});

export const Full: Story = {};

export const NobodyYet: Story = {
  args: {
    readers: { ...readers, invitations: none, subscribers: none },
    authors: { subscriptions: none },
  },
};

export const OnTheirWay: Story = {
  args: {
    objectives: loading,
    readers: {
      ...readers,
      invitations: { items: loading, more: nothingMore },
      subscribers: { items: loading, more: nothingMore },
    },
    authors: { subscriptions: { items: loading, more: nothingMore } },
    devices: { items: loading, more: nothingMore },
  },
};

export const EachFailsByItself: Story = {
  args: {
    objectives: failed,
    readers: { ...readers, subscribers: { items: failed, more: nothingMore } },
    authors: { subscriptions: { items: failed, more: nothingMore } },
    devices: { items: failed, more: nothingMore },
  },
};

export const OnlyChangesAreSent: Story = {
  name: 'Only what was changed of the time is sent',
  args: { time: { ...time, deviceZone: 'Pacific/Noumea' } },
  play: async ({ args, canvas }) => {
    const fields = canvas.getAllByRole('combobox');
    const [zone] = fields;
    if (zone === undefined) throw new Error('No field for the time zone');
    // At once over what is there: emptied, or letter by letter, it would list nearly every zone.
    await userEvent.click(zone);
    if (zone instanceof HTMLInputElement) zone.select();
    // By the name of the zone, as by its cities.
    await userEvent.paste('america/new_y');
    await userEvent.click(await screen.findByRole('option', { name: /New York/ }));
    await expect(zone).toHaveFocus();
    zone.closest('form')?.requestSubmit();
    await expect(args.time.onSubmit).toHaveBeenLastCalledWith(
      { timeZone: 'America/New_York' },
      args.time.user,
    );
    await userEvent.click(canvas.getByRole('button', { name: /Noumea/ }));
    await expect(zone).toHaveDisplayValue(/^Noumea/);
    await expect(canvas.getByRole('button', { name: /Noumea/ })).toHaveFocus();
  },
};

function ChangedMeanwhile(props: SettingsScreenProps) {
  const message = useI18n().LL.messages.settings.changedRemotely();
  return <SettingsScreen {...props} time={{ ...time, status: { ...atRest, message } }} />;
}

export const ChangedElsewhere: Story = {
  tags: ['message:settings.changedRemotely'],
  render: (args) => <ChangedMeanwhile {...args} />,
};

export const Gathering: Story = {
  args: { file: { ...file, file: { state: 'running', bytes: 3_400_000 } } },
};

export const Downloaded: Story = {
  args: {
    file: { ...file, file: { state: 'done', name: 'ecritoire-2026-09-14.json', bytes: 8_210_000 } },
  },
};

export const DownloadUnconfirmed: Story = {
  tags: ['message:auth.freshSignInRequired'],
  args: { file: { ...file, file: { state: 'unconfirmed' } } },
};

export const DownloadFailed: Story = { args: { file: { ...file, file: { state: 'failed' } } } };

export const ArchiveUnderWay: Story = {
  args: { archive: { ...archive, file: { state: 'running', bytes: 12_400_000 } } },
};

export const ArchiveTooLarge: Story = {
  // ACCOUNT-18
  name: 'An archive that no account can import says so',
  args: {
    archive: {
      ...archive,
      file: { state: 'done', name: 'ecritoire-2026-09-14.zip', bytes: LARGEST_ARCHIVE + 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/aucun compte|no account/)).toBeVisible();
  },
};

export const ArchiveUnconfirmed: Story = {
  name: 'The archive asks for a sign-in of its own',
  args: { archive: { ...archive, file: { state: 'unconfirmed' } } },
  play: async ({ args, canvas }) => {
    const name = /^(Confirmer avec Google|Confirm with Google)$/;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.archive.onConfirmSignIn).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Importer une archive|Import an archive)$/ }),
    );
    await expect(args.archive.onImport).toHaveBeenCalledOnce();
  },
};

const invited = {
  kind: 'invited' as const,
  link: 'https://ecritoire.example/invitation#q7mXv1Jk0sB3cZrW8yTn5LdPfHgUe2aoIx9E4RtQ6Vw',
  expiresAt: invitation.expiresAt,
};
const copyButton = { name: /^(Copier le lien|Copy the link)$/ };

export const LinkShownOnce: Story = over(invited);

export const LinkCopied: Story = {
  ...over(invited),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', copyButton));
    await expect(args.dialogs.onCopyLink).toHaveBeenLastCalledWith(invited.link);
    const button = await screen.findByRole('button', { name: /^(Lien copié|Link copied)$/ });
    await expect(button).toHaveFocus();
  },
};

export const LinkNotCopied: Story = {
  name: 'A link the browser cannot copy is focused and selected',
  args: {
    dialogs: {
      ...dialogs,
      dialog: invited,
      onCopyLink: fn(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', copyButton));
    const notices = await screen.findAllByText(/copiez-le vous-même|copy it yourself/);
    // Visible, and once more for screen readers.
    await expect(notices).toHaveLength(2);
    const dialog = within(screen.getByRole('dialog'));
    const field = dialog.getByRole<HTMLInputElement>('textbox');
    field.focus();
    await expect(document.getSelection()?.toString()).toBe(invited.link);
    // As does a press: there is nothing to set a caret for.
    await userEvent.click(field);
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
      invited.link,
    );
  },
};

export const QuestionBeforeTakingBack: Story = over({ kind: 'revoking', invitation });

export const QuestionBeforeRemoving: Story = over({ kind: 'removing', subscriber: georges });

const nameless: Subscriber = { ...georges, reader: person('r3', '') };

export const NamelessReader: Story = {
  // READ-5
  name: 'A subscriber without a name is called a reader',
  args: {
    readers: { ...readers, subscribers: { items: there([nameless]), more: nothingMore } },
    dialogs: { ...dialogs, dialog: { kind: 'removing', subscriber: nameless } },
  },
  play: async ({ canvas }) => {
    await screen.findByRole('alertdialog', {
      name: /^(Retirer .?Un lecteur|Remove .?A reader).?\s*\?$/u,
    });
    await expect(canvas.getByText(/^(Un lecteur|A reader)$/)).toBeVisible();
  },
};

export const QuestionBeforeUnsubscribing: Story = over({ kind: 'ending', subscription });

export const QuestionBeforeSigningOutDevice: Story = over({ kind: 'endingDevice', device: phone });

export const QuestionBeforeDeleting: Story = {
  ...over({ kind: 'deleting' }),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(writer.email);
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard(`${writer.email}{Enter}`);
    await expect(args.dialogs.onDeleteAccount).toHaveBeenLastCalledWith(writer.email);
  },
};

export const DeletionUnderWay: Story = {
  // DOC-26
  name: 'A pending deletion cannot be dismissed',
  args: {
    dialogs: {
      ...dialogs,
      dialog: { kind: 'deleting' },
      form: { ...atRest, isSubmitting: true },
    },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: /^(Annuler|Cancel)$/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: /^(Fermer|Close)$/ }));
    await expect(args.onDialogChange).not.toHaveBeenCalled();
  },
};

function AnotherAddress(props: SettingsScreenProps) {
  const email = useI18n().LL.messages.account.emailMismatch();
  const form = { ...atRest, fieldErrors: { email } };
  return <SettingsScreen {...props} dialogs={{ ...props.dialogs, form }} />;
}

export const NotTheAddress: Story = {
  tags: ['message:account.emailMismatch'],
  ...over({ kind: 'deleting' }),
  render: (args) => <AnotherAddress {...args} />,
};

function Unconfirmed(props: SettingsScreenProps) {
  const message = useI18n().LL.messages.auth.freshSignInRequired();
  const form = { ...atRest, message };
  return <SettingsScreen {...props} dialogs={{ ...props.dialogs, form }} />;
}

export const DeletionUnconfirmed: Story = {
  args: {
    dialogs: {
      ...dialogs,
      dialog: { kind: 'deleting', email: writer.email },
      onConfirmSignIn: fn(),
    },
  },
  render: (args) => <Unconfirmed {...args} />,
  play: async ({ args }) => {
    const name = /^(Confirmer avec Google|Confirm with Google)$/;
    await userEvent.click(await screen.findByRole('button', { name }));
    await expect(args.dialogs.onConfirmSignIn).toHaveBeenLastCalledWith(writer.email);
    await expect(args.dialogs.onDeleteAccount).not.toHaveBeenCalled();
  },
};
