import { createFileRoute, notFound, Outlet, redirect, rootRouteId } from '@tanstack/react-router';
import { isUnknown } from '../wiring/page/is-unknown.ts';
import { AuthShell } from '../wiring/frame/shells.tsx';
import { ErrorPage, NotFoundPage } from '../wiring/page/status-pages.tsx';
import { StudioFrame } from '../wiring/frame/StudioFrame.tsx';
import { whoIsThere } from '../wiring/studio.ts';

export const Route = createFileRoute('/app')({
  beforeLoad: async ({ context, location, matches }) => {
    if ((await whoIsThere(context.studio)) === 'writer') return;
    // Nobody signs in to be told that there is nothing.
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
    if (isUnknown(matches)) throw notFound({ routeId: rootRouteId });
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
