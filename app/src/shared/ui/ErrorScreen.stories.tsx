import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen.tsx';
import { atTheDoor, inTheStudio, onPublicPage } from '../testing/StoryFrames.tsx';

const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  decorators: [onPublicPage],
  args: { kind: 'notFound', path: '/romans/perdus' },
};

export const NotFoundInAFileForAll: Story = {
  name: 'Not found, in the file that stands for every address',
  tags: ['message:request.notFound'],
  decorators: [onPublicPage],
  args: { kind: 'notFound', path: null },
};

export const NotFoundInTheStudio: Story = {
  // DOC-34
  name: 'A missing document is named, with a link back',
  args: {
    kind: 'notFound',
    path: '/app/documents/9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03',
    thing: 'documents',
    homeHref: '/app/home',
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByText(/9f1d2c3b/)).toBeNull();
    await expect(page.getByRole('alert').querySelector('a[href$="/app/documents"]')).toBeVisible();
  },
  decorators: [inTheStudio('/app/documents')],
};

export const NotFoundForAGuest: Story = {
  tags: ['message:publishedSessions.notFound'],
  decorators: [onPublicPage],
  args: {
    kind: 'notFound',
    path: '/read/9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03',
    thing: 'text',
    signInHref: '/auth/login',
  },
};

export const ServerError: Story = {
  decorators: [onPublicPage],
  args: { kind: 'server', onRetry: fn() },
};

export const OtherStatus: Story = {
  decorators: [onPublicPage],
  args: {
    kind: 'server',
    status: 403,
    message: 'Your account has been deactivated. Please contact support.',
    onRetry: fn(),
  },
};

const documentFailed = {
  kind: 'thing' as const,
  title: 'Ce document n’a pas pu être chargé',
  onRetry: fn(),
};

export const OneDocumentFailed: Story = {
  decorators: [inTheStudio('/app/documents')],
  args: { ...documentFailed, isReachable: true },
};

export const OneDocumentUnreachable: Story = {
  decorators: [inTheStudio('/app/documents')],
  args: { ...documentFailed, isReachable: false },
};

export const StudioUnreachable: Story = {
  decorators: [atTheDoor],
  args: { kind: 'studio', onRetry: fn() },
};

export const NoConnection: Story = {
  decorators: [onPublicPage],
  args: { kind: 'network', onRetry: fn() },
};
