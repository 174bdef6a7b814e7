import { examples, type DocumentVersionText } from '@ecritoire/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { versionsTexts } from '@ecritoire/i18n/versions';
import { VersionDialogs } from './VersionDialogs.tsx';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own tests hold its examples to these types
const version = examples.getDocumentVersion.version.body as DocumentVersionText;
const named = { ...version, name: 'Avant la relecture' };
const idle = { isSubmitting: false, fieldErrors: {} };

const meta = {
  title: 'Dialogs/Versions',
  tags: ['screen:/app/documents/$documentId/versions'],
  component: VersionDialogs,
  args: {
    dialog: { kind: 'keeping' },
    form: idle,
    opening: {
      projects: { status: 'there', data: [{ id: 'p1', name: 'La Traversée' }] },
      made: null,
      title: 'Chapitre premier (14 septembre)',
      projectId: 'p1',
      note: '',
      onSubmit: fn(),
    },
    onKeep: fn(),
    onName: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof VersionDialogs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keeping: Story = {};

export const AccountFull: Story = {
  render: (args, { globals }) => {
    const { failures } = versionsTexts(globals['language'] === 'en' ? 'en' : 'fr');
    return <VersionDialogs {...args} form={{ ...idle, message: failures.full() }} />;
  },
};

export const Naming: Story = { args: { dialog: { kind: 'naming', version } } };

export const Renaming: Story = { args: { dialog: { kind: 'naming', version: named } } };

export const Deleting: Story = { args: { dialog: { kind: 'deleting', version: named } } };

export const OpeningAsNew: Story = {
  name: 'A new document is suggested beside the old one',
  args: { dialog: { kind: 'opening', version } },
  play: async ({ args }) => {
    const fields = await screen.findAllByRole('textbox');
    await expect(fields[0]).toHaveValue(args.opening.title);
  },
};
