import { useI18n } from '@ecritoire/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen.tsx';
import { goOffline } from '../testing/go-offline.ts';
import { atTheDoor, inTheStudio, onPublicPage } from '../testing/StoryFrames.tsx';

const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  tags: ['text:errorPage.notFoundTitle', 'text:errorPage.notFoundText', 'text:errorPage.backHome'],
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
  tags: ['text:errorPage.maybeInTrash', 'text:errorPage.seeTrash'],
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
  tags: [
    'text:errorPage.serverTitle',
    'text:errorPage.serverText',
    'text:errorPage.triesAgain',
    'text:errorPage.retry',
  ],
  decorators: [onPublicPage],
  args: { kind: 'server', triesAgain: true, onRetry: fn() },
};

export const OtherStatus: Story = {
  tags: ['text:errorPage.title'],
  decorators: [onPublicPage],
  args: {
    kind: 'server',
    status: 403,
    message: 'Your account has been deactivated. Please contact support.',
    onRetry: fn(),
  },
};

type ThingProps = { thing: 'documents' | 'sessions' | 'projects'; isReachable: boolean };

function NotLoaded({ thing, isReachable }: ThingProps) {
  const title = useI18n().LL.errorPage.thingTitle[thing]();
  return <ErrorScreen kind="thing" title={title} isReachable={isReachable} onRetry={fn()} />;
}

const notLoaded = (props: ThingProps): Story => ({
  decorators: [inTheStudio(`/app/${props.thing}`)],
  args: { kind: 'studio', onRetry: fn() },
  render: () => <NotLoaded {...props} />,
});

export const OneDocumentFailed: Story = notLoaded({ thing: 'documents', isReachable: true });

export const OneSessionFailed: Story = {
  tags: ['text:errorPage.thingTitle.sessions'],
  ...notLoaded({ thing: 'sessions', isReachable: true }),
};

export const OneProjectUnreachable: Story = {
  tags: ['text:errorPage.thingTitle.projects', 'text:errorPage.networkText'],
  ...notLoaded({ thing: 'projects', isReachable: false }),
};

export const StudioUnreachable: Story = {
  tags: ['text:errorPage.studioTitle', 'text:errorPage.studioText'],
  decorators: [atTheDoor],
  args: { kind: 'studio', onRetry: fn() },
};

export const ServerUnreachable: Story = {
  tags: ['text:errorPage.unreachableTitle'],
  decorators: [onPublicPage],
  args: { kind: 'network', onRetry: fn() },
};

export const NoConnection: Story = {
  tags: ['text:errorPage.networkTitle', 'text:errorPage.notHereText'],
  beforeEach: goOffline,
  decorators: [onPublicPage],
  args: { kind: 'network', onRetry: fn() },
};
