import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InvitationScreen, type InvitationScreenProps } from './InvitationScreen.tsx';
import { publication } from '../../shared/testing/story-data.ts';
import { onPublicPage } from '../../shared/testing/StoryFrames.tsx';

const { author } = publication;
const there = <Data,>(data: Data) => ({ status: 'there' as const, data });
const onSignIn = fn();

const meta = {
  title: 'Screens/Invitation',
  tags: ['screen:/invitation'],
  component: InvitationScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [onPublicPage],
  args: { onAccept: fn(), invitation: { state: 'open', author, isAccepting: false } },
} satisfies Meta<typeof InvitationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = (invitation: InvitationScreenProps['invitation']): Story => ({
  args: { invitation },
});

export const Open: Story = {};
export const LongName: Story = shown({
  state: 'open',
  author: { ...author, name: 'Marie-Antoinette de La Rochefoucauld-Montmorency-Laval' },
  isAccepting: false,
});
export const HebrewName: Story = {
  // PAGE-77
  name: 'A Hebrew name leaves the sentences their direction',
  ...shown({ state: 'open', author: { ...author, name: 'דנה לוי' }, isAccepting: false }),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(heading).direction).toBe('ltr');
    await expect(heading).toHaveTextContent(/^\u2068דנה לוי\u2069 /);
  },
};
export const ForGuests: Story = shown({ state: 'guest', isLeaving: false, onSignIn });
export const LeavingToSignIn: Story = shown({ state: 'guest', isLeaving: true, onSignIn });
export const NoWayToSignIn: Story = shown({ state: 'guest', isLeaving: false });
export const OnItsWay: Story = shown({ state: 'loading' });
export const Accepting: Story = shown({ state: 'open', author, isAccepting: true });
export const Accepted: Story = {
  // SESSION-57
  name: 'Published texts are listed without their length',
  ...shown({
    state: 'accepted',
    author,
    published: there([publication, { ...publication, id: 'p2', title: null }]),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).not.toHaveLength(0);
    await expect(canvasElement).not.toHaveTextContent(/\d (mot|word)/);
  },
};
export const AcceptedBeforeAnythingIsPublished: Story = shown({
  state: 'accepted',
  author,
  published: there([]),
});
export const NoLongerValid: Story = {
  // READ-9
  name: 'A link that is no longer good says so',
  ...shown({ state: 'invalid', isSignedIn: true }),
  play: async ({ canvas }) => {
    const settings = canvas.getByRole('link', { name: /^(Mes abonnements|My subscriptions)$/ });
    await expect(settings).toHaveAttribute('href', '/app/settings');
  },
};
// READ-9
export const OnesOwn: Story = { name: 'One’s own link says so', ...shown({ state: 'own' }) };

function NotAccepted(props: InvitationScreenProps) {
  const message = useI18n().LL.messages.actions.endpoints.serverError();
  return (
    <InvitationScreen
      {...props}
      invitation={{ state: 'open', author, isAccepting: false, message }}
    />
  );
}

export const Failed: Story = {
  tags: ['message:actions.endpoints.serverError'],
  render: (args) => <NotAccepted {...args} />,
};
