import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReviewDialog, type ReviewDialogProps } from './ReviewDialog.tsx';
import { endedSession, publishedSession } from '../../shared/testing/story-data.ts';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';
import { translatePage } from '../../shared/testing/translate-page.ts';

function NotPublished(props: ReviewDialogProps) {
  const { toasts } = useI18n().LL.messages.writingSessions;
  return <ReviewDialog {...props} errorMessage={toasts.publishFailed()} />;
}

function Refused(props: ReviewDialogProps) {
  const [fieldErrors, setFieldErrors] = useState({});
  const refuse = () => setFieldErrors({ title: 'Trop vague.', comment: 'Trop sombre.' });
  return (
    <ReviewDialog
      {...props}
      fieldErrors={fieldErrors}
      errorMessage="À vérifier."
      onPublish={refuse}
      onSaveDraft={refuse}
    />
  );
}

const meta = {
  title: 'Screens/Review',
  tags: ['screen:/app/sessions/$sessionId'],
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

const inDialog = () => within(screen.getByRole('dialog'));

/** Whether all of it can be seen, and nothing lies over it. */
async function expectInSight(element: HTMLElement) {
  const { x, y, width, height } = element.getBoundingClientRect();
  for (const top of [y + 2, y + height - 2]) {
    const there = document.elementFromPoint(x + width / 2, top);
    await expect(there !== null && element.contains(there)).toBe(true);
  }
}

const rowsOf = (group: HTMLElement) =>
  Object.values(
    Object.groupBy(
      [...group.querySelectorAll('label')],
      (choice) => choice.getBoundingClientRect().y,
    ),
  ).map((row) => row?.length);

export const AfterASession: Story = {
  // SESSION-20
  name: 'All that it asks is in sight',
  tags: ['one-size'],
  globals: { viewport: { value: 'xl' } },
  play: async () => {
    const [moods, visibility] = inDialog().getAllByRole('radiogroup');
    if (!moods || !visibility) throw new Error('The mood or the visibility is not asked for.');
    await waitFor(() => expectInSight(visibility));
    await expect(rowsOf(moods)).toEqual([4]);
  },
};

export const Translated: Story = {
  // PAGE-16
  name: 'On a translated page its button names the chosen readers',
  play: async ({ userEvent }) => {
    const stop = translatePage(document.body);
    const button = inDialog().getByRole('button', { name: /Garder pour moi|Keep to myself/ });
    await userEvent.click(inDialog().getByRole('radio', { name: /Tout le monde|Everyone/ }));
    await waitFor(() => expect(button).toHaveTextContent(/^\*(Publier|Publish)\*$/));
    stop();
  },
};

export const NothingToRead: Story = {
  // SESSION-42
  name: 'An empty session warns that readers find no text',
  args: {
    session: {
      ...endedSession,
      stats: { ...endedSession.stats, words: 0, wordsRemoved: 0, paragraphs: 0 },
    },
    sections: [],
  },
  play: async ({ userEvent }) => {
    const lead = inDialog().getByText(/Aucun mot ajouté|No words added/);
    await waitFor(() => expect(lead).toBeVisible());
    const warning = () => inDialog().queryByText(/aucun texte|find no text/);
    await expect(warning()).toBeNull();
    const everyone = inDialog().getByRole('radio', { name: /Tout le monde|Everyone/ });
    await userEvent.click(everyone);
    await waitFor(() => expect(warning()).toBeVisible());
  },
};

export const OnAPhone: Story = {
  // SESSION-20
  name: 'On a phone its buttons are in sight',
  parameters: {
    viewport: {
      options: { phone: { name: 'phone', styles: { width: '320px', height: '640px' } } },
    },
  },
  tags: ['one-size'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(window.innerWidth).toBe(320);
    const buttons = inDialog().getAllByRole('button').slice(-3);
    for (const button of buttons) await waitFor(() => expectInSight(button));
    const [moods] = inDialog().getAllByRole('radiogroup');
    await expect(moods && rowsOf(moods)).toEqual([2, 2]);
  },
};

export const AfterAFewSeconds: Story = {
  // COUNT-12
  name: 'After a few seconds there are no words per minute',
  args: {
    session: {
      ...endedSession,
      stats: { ...endedSession.stats, durationSeconds: 12, wordsPerMinute: null },
    },
  },
  play: async () => {
    const figures = inDialog()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    await expect(figures).toHaveLength(3);
    await expect(figures[2]).toMatch(/^12\ss\s?12\ssecond/);
    await expect(screen.getByText(/^12\ss$/).getClientRects()).toHaveLength(1);
  },
};

export const WithoutATitle: Story = {
  // SESSION-19
  name: 'A title that was emptied is the suggestion',
  play: async ({ args, userEvent }) => {
    const [title] = screen.getAllByRole<HTMLInputElement>('textbox');
    if (!title) throw new Error('There is no field for the title.');
    const suggested = title.value;
    await userEvent.clear(title);
    // Nor does anybody see a character without a shape.
    await userEvent.type(title, ' \u2060 ');
    const buttons = inDialog().getAllByRole('button').slice(-2);
    for (const button of buttons) await userEvent.click(button);
    await expect(args.onSaveDraft).toHaveBeenCalledWith(
      expect.objectContaining({ title: suggested }),
    );
    await expect(args.onPublish).toHaveBeenCalledWith(
      expect.objectContaining({ title: suggested }),
    );
  },
};

export const ForReaders: Story = {
  // SESSION-33
  name: 'For readers it says that paragraphs are read in full',
  play: async ({ userEvent }) => {
    const [, visibility] = inDialog().getAllByRole('radiogroup');
    if (!visibility) throw new Error('The visibility is not asked for.');
    const [mine, team, everyone] = within(visibility).getAllByRole('radio');
    for (const [choice, isSaid] of [
      [team, true],
      [everyone, true],
      [mine, false],
    ] as const) {
      if (choice) await userEvent.click(choice);
      const said = inDialog().queryByText(/(en entier|in full)\.$/);
      await expect(said !== null).toBe(isSaid);
    }
  },
};

export const AsOneChoosesReaders: Story = {
  // SESSION-34
  name: 'A private session is called “kept”',
  play: async ({ userEvent }) => {
    const [, visibility] = inDialog().getAllByRole('radiogroup');
    if (!visibility) throw new Error('The visibility is not asked for.');
    const [mine, team, everyone] = within(visibility).getAllByRole('radio');
    for (const [choice, words] of [
      [team, /^(Publier|Publish)$/],
      [mine, /^(Garder pour moi|Keep to myself)$/],
      [everyone, /^(Publier|Publish)$/],
    ] as const) {
      if (choice) await userEvent.click(choice);
      await expect(inDialog().getAllByRole('button').at(-1)).toHaveTextContent(words);
    }
  },
};

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

export const PublishingFailed: Story = {
  // SESSION-21
  name: 'A failure shows beside the button, wherever one scrolled',
  parameters: OnAPhone.parameters ?? {},
  tags: ['one-size'],
  globals: { viewport: { value: 'phone' } },
  render: (args) => <NotPublished {...args} />,
  play: async () => {
    const [, comment] = inDialog().getAllByRole('textbox');
    comment?.scrollIntoView({ block: 'start' });
    const alert = inDialog().getByRole('alert');
    await waitFor(() => expectInSight(alert));
    for (const button of inDialog().getAllByRole('button').slice(-3)) await expectInSight(button);
  },
};

export const Refusals: Story = {
  // PAGE-132, SESSION-45
  name: 'Each refused press focuses the first error; errors persist',
  tags: ['one-size'],
  render: (args) => <Refused {...args} />,
  play: async ({ userEvent }) => {
    const [title, comment] = inDialog().getAllByRole('textbox');
    if (!title || !comment) throw new Error('There is no field for the title or the comment.');
    const buttons = inDialog().getAllByRole('button').slice(-2);
    for (const button of [...buttons, ...buttons]) {
      await userEvent.click(button);
      await waitFor(() => expect(title).toHaveFocus());
    }
    const [, suggestion] = inDialog().getAllByRole('button');
    if (suggestion) await userEvent.click(suggestion);
    await waitFor(() => expect(title).not.toBeInvalid());
    await expect(comment).toBeInvalid();
    await userEvent.type(comment, 'La nuit.');
    await waitFor(() => expect(comment).not.toBeInvalid());
    await expect(title).not.toBeInvalid();
    await expect(inDialog().queryByText('À vérifier.')).toBeNull();
    for (const button of buttons.slice(-1)) await userEvent.click(button);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toBeInvalid();
    await expect(comment).toBeInvalid();
  },
};

export const ConfirmingDiscard: Story = { args: { isConfirmingDiscard: true } };

export const Discarding: Story = { args: { isConfirmingDiscard: true, pending: 'discarding' } };
