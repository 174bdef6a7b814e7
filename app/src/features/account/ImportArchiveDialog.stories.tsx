import { examples, type ArchiveImport } from '@ecritoire/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';
import { ImportArchiveDialog } from './ImportArchiveDialog.tsx';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own tests hold its examples to these types
const plan = examples.importArchive.dryRun.body as ArchiveImport;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
const repeated = examples.importArchive.repeated.body as ArchiveImport;
const problem = (messageKey: string, status: number | null) => ({
  messageKey,
  status,
  retryAfterSeconds: null,
});
const unanswered = problem('actions.endpoints.serverError', null);

const meta = {
  title: 'Screens/Settings/Import an archive',
  tags: ['screen:/app/settings'],
  component: ImportArchiveDialog,
  decorators: [inTheStudio('/app/settings')],
  parameters: { layout: 'fullscreen' },
  args: { state: { state: 'choosing' }, onChoose: fn(), onImport: fn(), onClose: fn() },
} satisfies Meta<typeof ImportArchiveDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const refused = (messageKey: string, status: number | null): Story => ({
  args: { state: { state: 'choosing', problem: problem(messageKey, status) } },
});

const inDialog = async () => within(await screen.findByRole('dialog'));
const confirm = { name: /^(Importer|Import)$/ };

export const Choosing: Story = {
  name: 'Only a zip can be chosen',
  play: async ({ args }) => {
    const dialog = await inDialog();
    const choose = dialog.getByRole('button', { name: /^(Choisir|Choose)/ });
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
    if (input === null) throw new Error('No field for a file');
    const withAnything = userEvent.setup({ applyAccept: false });
    await withAnything.upload(input, new File(['{}'], 'ecritoire.json'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('ecritoire.json');
    await expect(args.onChoose).not.toHaveBeenCalled();
    const archive = new File(['PK'], 'ecritoire-2026-09-14.zip', { type: 'application/zip' });
    await withAnything.upload(input, archive);
    await expect(args.onChoose).toHaveBeenLastCalledWith(archive);
    await expect(dialog.queryByRole('button', confirm)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /\.zip$/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(undefined);
    await expect(choose).toHaveFocus();
  },
};

export const Reading: Story = { args: { state: { state: 'checking' } } };

export const Planned: Story = {
  // ACCOUNT-17
  name: 'What would come is said before it is imported',
  args: { state: { state: 'planned', plan } },
  play: async ({ args }) => {
    const dialog = await inDialog();
    await expect(dialog.getByRole('status')).toHaveTextContent(/14 septembre|14 September/);
    await expect(dialog.getByText(/^48\D?210/u)).toBeInTheDocument();
    await expect(
      dialog.getByText(/publiée?s?, privées? ici|published, private here/),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', confirm));
    await expect(args.onImport).toHaveBeenLastCalledWith(plan);
  },
};

export const OnlyALittle: Story = {
  args: {
    state: {
      state: 'planned',
      plan: {
        ...plan,
        isProfileAdded: true,
        added: {
          ...repeated.added,
          projects: 1,
          documents: 1,
          words: 1,
          published: 1,
          sessions: 1,
        },
        skipped: [{ reason: 'alreadyHere', count: 1 }],
      },
    },
  },
};

export const NothingNew: Story = {
  // ACCOUNT-17
  name: 'An archive that is here already cannot be imported again',
  args: { state: { state: 'planned', plan: { ...repeated, isDryRun: true } } },
  play: async () => {
    const dialog = await inDialog();
    await expect(dialog.getByRole('status')).toHaveTextContent(/déjà ici|here already/);
    await expect(dialog.queryByRole('button', confirm)).toBeNull();
  },
};

export const Importing: Story = {
  // ACCOUNT-17
  name: 'A running import cannot be dismissed',
  args: { state: { state: 'importing', plan } },
  play: async ({ args }) => {
    const dialog = await inDialog();
    await expect(dialog.getByRole('button', { name: /^(Annuler|Cancel)$/ })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: /^(Fermer|Close)$/ }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Interrupted: Story = {
  // ACCOUNT-17
  name: 'An interrupted import can be repeated',
  args: { state: { state: 'failed', plan, problem: unanswered } },
  play: async ({ args }) => {
    const dialog = await inDialog();
    await expect(
      dialog.getAllByText(/rien n’a été remplacé|nothing was replaced/),
    ).not.toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: /^(Réessayer|Try again)$/ }));
    await expect(args.onImport).toHaveBeenLastCalledWith(plan);
  },
};

export const FullMidway: Story = {
  args: { state: { state: 'failed', plan, problem: problem('account.full', 409) } },
};

export const Done: Story = {
  args: { state: { state: 'done', result: { ...plan, isDryRun: false } } },
  play: async ({ args }) => {
    const dialog = await inDialog();
    await expect(dialog.getByRole('link')).toHaveAttribute('href', '/app/projects');
    await userEvent.click(dialog.getByRole('button', { name: /^(Terminé|Done)$/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NotAnArchive: Story = {
  tags: ['message:archives.unreadable'],
  ...refused('archives.unreadable', 400),
};

export const ChangedArchive: Story = {
  tags: ['message:archives.invalid'],
  ...refused('archives.invalid', 400),
};

export const NewerVersion: Story = {
  tags: ['message:archives.unknownVersion'],
  ...refused('archives.unknownVersion', 400),
};

export const TooLarge: Story = {
  tags: ['message:archives.tooLarge'],
  ...refused('request.tooLarge', 413),
};

export const AccountFull: Story = refused('account.full', 409);

export const Offline: Story = refused('actions.endpoints.serverError', null);
