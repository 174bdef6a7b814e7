import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx';
import { writer } from '../../shared/testing/story-data.ts';
import { inTheStudio } from '../../shared/testing/StoryFrames.tsx';

const atRest = { isSubmitting: false, fieldErrors: {} };

const meta = {
  title: 'Screens/Profile',
  tags: ['screen:/app/profile'],
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inTheStudio('/app/profile')],
  args: {
    user: { ...writer, bio: 'J’écris la nuit, et je corrige le matin.' },
    status: atRest,
    saves: 0,
    onSubmit: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {};

export const NothingSaidYet: Story = { args: { user: { ...writer, bio: null } } };

export const LongNameAndWords: Story = {
  args: {
    user: {
      ...writer,
      name: 'Marie-Antoinette de La Rochefoucauld-Montmorency',
      email: 'marie-antoinette.de.la.rochefoucauld-montmorency@correspondances.example.org',
      bio: 'Des romans, surtout. '.repeat(40).trim(),
    },
  },
};

export const CompoundSigns: Story = {
  // SITE-18
  name: 'Its length says that some signs count for several',
  args: { user: { ...writer, bio: 'אני כותבת 👨‍👩‍👧‍👦' } },
  play: async ({ canvas }) => {
    const [bio] = canvas.getAllByRole('textbox');
    await expect(bio).toHaveAccessibleDescription(
      /17 .*(comptent pour plusieurs|count as several)/,
    );
  },
};

export const Saving: Story = { args: { status: { ...atRest, isSubmitting: true } } };

export const OnlyChangesAreSent: Story = {
  name: 'Only what was changed is sent',
  play: async ({ args, canvas }) => {
    const [bio] = canvas.getAllByRole('textbox');
    if (bio === undefined) throw new Error('No field for the biography');
    await userEvent.clear(bio);
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? bio);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ bio: null }, args.user);
  },
};

/** Saves at once; then another window changes the language back. */
function SavedThenChangedRemotely(props: ProfileScreenProps) {
  const [saves, setSaves] = useState(0);
  const onSubmit: typeof props.onSubmit = (changes, from) => {
    props.onSubmit(changes, from);
    setSaves(saves + 1);
  };
  return <ProfileScreen {...props} saves={saves} onSubmit={onSubmit} />;
}

export const SavedIsNotSentAgain: Story = {
  // ACCOUNT-10
  name: 'Saved fields are not sent with the next change',
  args: { user: { ...writer, language: 'fr' } },
  render: (args) => <SavedThenChangedRemotely {...args} />,
  play: async ({ args, canvas }) => {
    const [bio] = canvas.getAllByRole('textbox');
    const save = canvas.getAllByRole('button').at(-1);
    if (bio === undefined || save === undefined) throw new Error('No form');
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ language: 'en' }, args.user);
    await expect(canvas.getByRole('radio', { name: 'Français' })).toBeChecked();
    await userEvent.type(bio, 'La nuit.');
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      { bio: expect.stringMatching(/La nuit.$/) },
      args.user,
    );
  },
};

function TooLong(props: ProfileScreenProps) {
  const { validation } = useI18n().LL.messages;
  return (
    <ProfileScreen
      {...props}
      status={{ ...atRest, fieldErrors: { bio: validation.textTooLong() } }}
    />
  );
}

export const NotPossible: Story = {
  tags: ['message:validation.textTooLong'],
  render: (args) => <TooLong {...args} />,
};

function Overtaken(props: ProfileScreenProps) {
  const message = useI18n().LL.messages.profile.changedRemotely();
  return <ProfileScreen {...props} status={{ ...atRest, message }} />;
}

export const ChangedElsewhere: Story = {
  tags: ['message:profile.changedRemotely'],
  render: (args) => <Overtaken {...args} />,
};
