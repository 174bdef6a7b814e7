import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { EditDocumentDialog } from './EditDocumentDialog.tsx';
import { chapter } from '../../shared/testing/story-data.ts';

const meta = {
  title: 'Screens/Title and language of a document',
  tags: ['screen:/app/documents/$documentId'],
  component: EditDocumentDialog,
  args: {
    document: chapter,
    status: { isSubmitting: false, fieldErrors: {} },
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditDocumentDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InAnotherLanguage: Story = {
  // PAGE-126
  name: 'A text’s language can change',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: 'Français' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'English' }));
    await userEvent.click(dialog.getByRole('button', { name: /^(Enregistrer|Save)$/ }));
    const edited = { title: chapter.title, language: 'en' };
    await expect(args.onSubmit).toHaveBeenCalledWith(edited);
  },
};

export const OfAnEntry: Story = {
  // PAGE-126
  name: 'An entry keeps its day and may change language',
  args: { isEntry: true },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'English' }));
    await userEvent.click(dialog.getByRole('button', { name: /^(Enregistrer|Save)$/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ language: 'en' });
  },
};
