import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AuthShell } from '../wiring/shells.tsx';

export const Route = createFileRoute('/auth')({
  component: () => (
    <AuthShell>
      <Outlet />
    </AuthShell>
  ),
});
