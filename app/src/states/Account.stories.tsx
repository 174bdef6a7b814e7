import { answer, bodyOf, example, refuse } from '@ecritoire/api-mocks';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { confirm, dialog, fill, press, steps } from '../testing/steps.ts';
import { page, wired, type WiredStory as Story } from '../testing/wired.tsx';

export default {
  ...wired,
  title: 'States/Account',
  tags: ['!autodocs', 'wired'],
  parameters: { layout: 'fullscreen' },
};

const settings = '/app/settings';
const writer = bodyOf('getCurrentUser');
const objectives = bodyOf('getCurrentObjectives');

const changeBio = steps(
  fill((t) => new RegExp(`^${t.profile.bio()}`, 'u'), 'Je voyage.'),
  press((t) => t.common.save()),
);
const deleteAccount = steps(
  press((_, locale) => settingsTexts(locale).deleteAccount()),
  dialog,
  fill((_, locale) => settingsTexts(locale).typeEmail({ email: writer.email }), writer.email),
  press((_, locale) => settingsTexts(locale).deleteForGood()),
);

export const ProfileSaved: Story = {
  name: 'Profile saved',
  tags: ['message:profile.updated', 'page:/app/profile'],
  ...page('/app/profile'),
  play: changeBio,
};

export const ProfileNotSaved: Story = {
  name: 'Profile not saved',
  tags: ['message:auth.toasts.updateProfileFailed'],
  ...page('/app/profile', refuse('updateProfile', 'actions.endpoints.serverError')),
  play: changeBio,
};

export const ProfileOfAnother: Story = {
  name: 'Profile not sent, another writer has signed in',
  tags: ['message:auth.otherUser'],
  ...page(
    '/app/profile',
    refuse('updateProfile', 'auth.required'),
    answer('refreshAccessToken', 200, {
      ...bodyOf('refreshAccessToken'),
      accessToken: `e30.${btoa(JSON.stringify({ sub: 'another' }))}.signature`,
    }),
  ),
  play: changeBio,
};

export const SettingsSaved: Story = {
  name: 'Settings saved',
  tags: ['message:settings.updated'],
  ...page(settings),
  play: steps(
    press((_, locale) => settingsTexts(locale).sunday()),
    press((t) => t.common.save()),
  ),
};

export const TargetsSaved: Story = {
  name: 'Weekly targets saved',
  tags: ['message:objectives.updated'],
  ...page('/app/home', answer('setObjectives', 200, objectives)),
  play: steps(
    press((t) => t.home.changeObjectives()),
    dialog,
    press((t) => t.objectives.increaseSessions()),
    press((t) => t.common.save()),
  ),
};

export const TooManyInvitations: Story = {
  name: 'Too many invitations',
  tags: ['message:invitations.tooMany'],
  ...page(settings, refuse('createInvitation', 'invitations.tooMany')),
  play: press((_, locale) => settingsTexts(locale).invite()),
};

export const InvitationRevoked: Story = {
  name: 'Invitation revoked',
  tags: ['message:invitations.revoked'],
  ...page(settings, example('revokeInvitation')),
  play: steps(
    press((_, locale) => new RegExp(settingsTexts(locale).revokeNamed({ date: '' }).trim(), 'u')),
    confirm((_, locale) => settingsTexts(locale).revoke()),
  ),
};

export const ReaderRemoved: Story = {
  name: 'Reader removed',
  tags: ['message:subscriptions.removed'],
  ...page(settings),
  play: steps(
    press((_, locale) => settingsTexts(locale).removeNamed({ name: 'Georges Lenoir' })),
    confirm((_, locale) => settingsTexts(locale).remove()),
  ),
};

export const Unsubscribed: Story = {
  tags: ['message:subscriptions.ended'],
  ...page(settings),
  play: steps(
    press((_, locale) => settingsTexts(locale).endNamed({ name: 'Colette Morel' })),
    confirm((_, locale) => settingsTexts(locale).endSubscription()),
  ),
};

export const DeviceSignedOut: Story = {
  name: 'Another device signed out',
  tags: ['message:devices.ended'],
  ...page(settings),
  play: steps(
    press(() => /Safari/u),
    confirm((_, locale) => settingsTexts(locale).endDevice()),
  ),
};

export const AccountDeleted: Story = {
  name: 'Account deleted',
  tags: ['message:account.deleted', 'state:auth.signedOut'],
  ...page(settings),
  play: deleteAccount,
};
