import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AuthShell } from '../shared/page/shells.tsx';

export const Route = createFileRoute('/auth')({
  component: () => (
    <AuthShell>
      {/* Below the path of a proxy robots.txt says nothing. */}
      <meta name="robots" content="noindex" />
      <Outlet />
    </AuthShell>
  ),
});
