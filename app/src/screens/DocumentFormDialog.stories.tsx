import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DocumentFormDialog, type DocumentFormDialogProps } from './DocumentFormDialog.tsx';

function WithoutTitle(props: DocumentFormDialogProps) {
  const { validation } = useI18n().LL.messages;
  const status = { isSubmitting: false, fieldErrors: { title: validation.required() } };
  return <DocumentFormDialog {...props} status={status} />;
}

const meta = {
  title: 'Screens/New document',
  component: DocumentFormDialog,
  args: { status: { isSubmitting: false, fieldErrors: {} }, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof DocumentFormDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

export const Creating: Story = {
  name: 'What is on its way is not put away',
  args: { status: { isSubmitting: true, fieldErrors: {} } },
  play: async ({ args, userEvent }) => {
    const cancel = await screen.findByRole('button', { name: /^(Annuler|Cancel)$/ });
    await expect(cancel).toBeDisabled();
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /^(Fermer|Close)$/ }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const PutAway: Story = {
  name: 'What was typed is not put away unasked',
  play: async ({ args, userEvent }) => {
    const title = await screen.findByRole('textbox');
    await userEvent.type(title, 'Le départ');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: /^(Continuer|Keep)/ }));
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveValue('Le départ');
    await userEvent.clear(title);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = { render: (args) => <WithoutTitle {...args} /> };
