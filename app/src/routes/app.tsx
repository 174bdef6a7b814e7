import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { AuthShell } from '../shared/page/shells.tsx';
import { ErrorPage, NotFoundPage } from '../shared/page/status-pages.tsx';
import { StudioFrame } from '../shell/StudioFrame.tsx';
import { whoIsThere } from '../shared/services/services.ts';

export const Route = createFileRoute('/app')({
  beforeLoad: async ({ context, location }) => {
    if ((await whoIsThere(context.services)) === 'writer') return;
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect
    throw redirect({ to: '/auth/login', search: { returnTo: location.href }, replace: true });
  },
  component: () => (
    <StudioFrame>
      <Outlet />
    </StudioFrame>
  ),
  notFoundComponent: NotFoundPage,
  // Who is there could not be known, so the frame of a writer cannot be shown.
  errorComponent: (problem) => (
    <AuthShell>
      <ErrorPage {...problem} />
    </AuthShell>
  ),
});
