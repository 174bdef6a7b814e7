import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ReviewDialog, type ReviewDialogProps } from './ReviewDialog.tsx';
import { endedSession, publishedSession } from './testing/story-data.ts';
import { inTheStudio } from './testing/StoryFrames.tsx';

function NotPublished(props: ReviewDialogProps) {
  const { toasts } = useI18n().LL.messages.writingSessions;
  return <ReviewDialog {...props} errorMessage={toasts.publishFailed()} />;
}

const meta = {
  title: 'Screens/Review',
  component: ReviewDialog,
  decorators: [inTheStudio('/app/sessions')],
  parameters: { layout: 'fullscreen' },
  args: {
    session: endedSession,
    pending: null,
    isConfirmingDiscard: false,
    onPublish: fn(),
    onSaveDraft: fn(),
    onDiscard: fn(),
    onConfirmDiscard: fn(),
    onCancelDiscard: fn(),
    onLater: fn(),
  },
} satisfies Meta<typeof ReviewDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AfterASession: Story = {};

export const EnterInTheTitle: Story = {
  play: async ({ args, userEvent }) => {
    const [title] = screen.getAllByRole('textbox');
    if (title) await userEvent.type(title, ' et après{Enter}');
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};

export const LeftHalfway: Story = {
  play: async ({ args, userEvent }) => {
    const [, comment] = screen.getAllByRole('textbox');
    if (comment) await userEvent.type(comment, 'À relire.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onLater).toHaveBeenCalledWith({ comment: 'À relire.' });
  },
};

export const TakenUpAgain: Story = { args: { session: { ...publishedSession, status: 'draft' } } };

export const AfterALongSession: Story = {
  args: {
    session: {
      ...endedSession,
      stats: {
        ...endedSession.stats,
        words: 12_408,
        paragraphs: 164,
        durationSeconds: 11_520,
        wordsPerMinute: 64.6,
      },
    },
  },
};

export const SavingForLater: Story = { args: { pending: 'savingReview' } };

export const Publishing: Story = { args: { pending: 'publishing' } };

export const SavingADraft: Story = { args: { pending: 'savingDraft' } };

export const PublishingFailed: Story = { render: (args) => <NotPublished {...args} /> };

export const ConfirmingDiscard: Story = { args: { isConfirmingDiscard: true } };

export const Discarding: Story = { args: { isConfirmingDiscard: true, pending: 'discarding' } };
