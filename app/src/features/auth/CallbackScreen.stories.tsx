import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallbackScreen } from './CallbackScreen.tsx';
import { atTheDoor } from '../../shared/testing/StoryFrames.tsx';

const meta = {
  title: 'Screens/Callback',
  tags: ['screen:/auth/callback'],
  component: CallbackScreen,
  decorators: [atTheDoor],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CallbackScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SigningIn: Story = {};

export const AuthenticationFailed: Story = {
  tags: ['message:auth.authentication_failed'],
  args: { error: 'authentication_failed' },
};

export const EmailNotVerified: Story = {
  tags: ['message:auth.email_not_verified'],
  args: { error: 'email_not_verified' },
};

export const AccessDenied: Story = { args: { error: 'access_denied' } };

export const AccountDeactivated: Story = { args: { error: 'accountDeactivated' } };

export const SignInSpent: Story = {
  tags: ['message:auth.idTokenSpent'],
  args: { error: 'idTokenSpent' },
};

export const UnexpectedError: Story = { args: { error: 'default' } };
