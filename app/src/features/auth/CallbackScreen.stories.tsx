import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallbackScreen } from './CallbackScreen.tsx';
import { atTheDoor } from '../../shared/testing/StoryFrames.tsx';

const meta = {
  title: 'Screens/Callback',
  component: CallbackScreen,
  decorators: [atTheDoor],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CallbackScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SigningIn: Story = {};

export const AuthenticationFailed: Story = { args: { error: 'authentication_failed' } };

export const EmailNotVerified: Story = { args: { error: 'email_not_verified' } };

export const AccessDenied: Story = { args: { error: 'access_denied' } };

export const AccountDeactivated: Story = { args: { error: 'accountDeactivated' } };

export const UnexpectedError: Story = { args: { error: 'default' } };
