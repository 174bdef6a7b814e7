import type { WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SessionScreen, type SessionScreenProps } from './SessionScreen.tsx';
import {
  endedSession,
  longestTitle,
  notes,
  novel,
  pages,
  publishedSession,
} from '../../shared/testing/story-data.ts';
import { LiveBar, StudioFrame } from '../../shared/testing/StoryFrames.tsx';

const idle = { isSubmitting: false, fieldErrors: {} };

/** The studio, with the bar of a session while that lives. */
function inItsFrame(
  Story: () => ReactElement,
  { args: { session } }: { args: { session: WritingSession } },
) {
  return (
    <StudioFrame
      path="/app/sessions"
      sessionBar={session.status === 'active' ? <LiveBar /> : undefined}
    >
      <Story />
    </StudioFrame>
  );
}

const meta = {
  title: 'Screens/Session',
  tags: ['screen:/app/sessions/$sessionId'],
  component: SessionScreen,
  decorators: [inItsFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    session: publishedSession,
    text: { state: 'shown', sections: pages },
    project: novel,
    onCopyLink: fn(() => Promise.resolve()),
    dialog: 'none',
    onDialogChange: fn(),
    form: idle,
    pending: null,
    onEdit: fn(),
    onPublish: fn(),
    onSaveDraft: fn(),
    onLater: fn(),
    onUnpublish: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof SessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const draft = { ...publishedSession, status: 'draft', publishedAt: null } as const;

export const Published: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const copy = canvas.getByRole('button', { name: /^(Copier|Copy)/ });
    await userEvent.click(copy);
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
    await expect(copy).toHaveTextContent(/^(Lien copié|Link copied)$/);
  },
};

export const PublishedForSubscribers: Story = {
  args: { session: { ...publishedSession, visibility: 'team' } },
};

export const KeptToMyself: Story = {
  // SESSION-34
  name: 'A private session is called “kept”',
  args: { session: { ...publishedSession, visibility: 'private' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^(Gardée le|Kept on)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Autres actions|More actions)$/ }));
    const item = await screen.findByRole('menuitem');
    await expect(item).toHaveTextContent(/^(Repasser en brouillon|Back to draft)$/);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText(/publi/i)).not.toBeInTheDocument();
  },
};

export const CopyRefused: Story = {
  args: { onCopyLink: fn(() => Promise.reject(new Error('not allowed'))) },
  play: async ({ canvas, userEvent }) => {
    const copy = canvas.getByRole('button', { name: /^(Copier|Copy)/ });
    await userEvent.click(copy);
    await expect(copy).toHaveTextContent(/refus/);
  },
};

export const ADraft: Story = {
  args: {
    session: {
      ...draft,
      stats: { ...draft.stats, wordsRemoved: 41, pausedSeconds: 420, idleSeconds: 900 },
    },
  },
};

export const ToReview: Story = { args: { session: endedSession } };

export const Discarded: Story = {
  args: { session: { ...draft, status: 'discarded' }, text: { state: 'shown', sections: [] } },
};

export const Live: Story = {
  args: { session: { ...endedSession, status: 'active', endedAt: null } },
};

export const JustStarted: Story = {
  args: {
    session: {
      ...endedSession,
      status: 'active',
      endedAt: null,
      stats: {
        ...endedSession.stats,
        words: 0,
        paragraphs: 0,
        durationSeconds: 12,
        wordsPerMinute: null,
      },
    },
    text: { state: 'shown', sections: [] },
  },
};

export const TwoDocuments: Story = {
  args: { session: draft, text: { state: 'shown', sections: [...pages, notes] }, project: null },
  play: async ({ canvas }) => {
    const title = canvas.getByText('Notes from the estuary');
    await expect(title.closest('[lang]')).toHaveAttribute('lang', 'en');
  },
};

export const TextLoading: Story = { args: { text: { state: 'loading' } } };

export const TextFailed: Story = { args: { text: { state: 'failed', onRetry: fn() } } };

export const LongTexts: Story = {
  args: {
    session: {
      ...draft,
      title: longestTitle,
      comment:
        'J’ai repris trois fois le début avant de comprendre que la lettre devait arriver plus tard.\nÀ relire à voix haute, lentement, en comptant les silences ; et retrouver le nom du phare.',
    },
  },
};

export const Editing: Story = {
  name: 'What is changed is sent, and nothing else',
  args: { dialog: 'editing' },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog'));
    const [, comment] = dialog.getAllByRole('textbox');
    if (comment) {
      await userEvent.clear(comment);
      await userEvent.type(comment, 'À relire.');
    }
    const [save] = dialog.getAllByRole('button').slice(-1);
    if (save) await userEvent.click(save);
    await expect(args.onEdit).toHaveBeenCalledWith({ comment: 'À relire.' });
  },
};

export const PutAway: Story = {
  // DOC-26
  name: 'What was changed is not put away unasked',
  args: { dialog: 'editing' },
  play: async ({ userEvent, args }) => {
    const [, comment] = within(screen.getByRole('dialog')).getAllByRole('textbox');
    if (comment === undefined) throw new Error('No field for the comment');
    await userEvent.type(comment, ' À relire.');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onDialogChange).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: /^(Continuer|Keep)/ }));
    await waitFor(() => expect(comment).toHaveFocus());
    await expect(comment).toHaveValue(`${publishedSession.comment ?? ''} À relire.`);
    await userEvent.keyboard('{Escape}');
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: /^(Abandonner|Discard)/ }));
    await expect(args.onDialogChange).toHaveBeenCalledOnce();
    await expect(args.onDialogChange).toHaveBeenCalledWith('none');
  },
};

function Changed(props: SessionScreenProps) {
  const message = useI18n().LL.messages.writingSessions.changedRemotely();
  return <SessionScreen {...props} form={{ ...idle, message }} />;
}

export const ChangedElsewhere: Story = {
  args: { dialog: 'editing' },
  render: (args) => <Changed {...args} />,
};

export const Saving: Story = { args: { dialog: 'editing', form: { ...idle, isSubmitting: true } } };

export const Reviewing: Story = { args: { session: draft, dialog: 'reviewing' } };

export const Unpublishing: Story = { args: { dialog: 'unpublishing' } };

export const Discarding: Story = { args: { session: draft, dialog: 'discarding' } };
