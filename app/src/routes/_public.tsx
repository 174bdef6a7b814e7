import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AuthShell } from '../shared/page/shells.tsx';
import { PublicShell } from '../features/public/PublicShell.tsx';
import { ErrorPage } from '../shared/page/status-pages.tsx';

export const Route = createFileRoute('/_public')({
  // A page's own error screen may be what could not be loaded: this one is always there.
  codeSplitGroupings: [['component']],
  component: () => (
    <PublicShell>
      <Outlet />
    </PublicShell>
  ),
  // With a frame that every page has: that of the public pages may be what could not be loaded.
  errorComponent: (problem) => (
    <AuthShell>
      <ErrorPage {...problem} />
    </AuthShell>
  ),
});
