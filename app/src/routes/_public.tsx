import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicShell } from '../wiring/shells.tsx';

export const Route = createFileRoute('/_public')({
  component: () => (
    <PublicShell>
      <Outlet />
    </PublicShell>
  ),
});
