import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicShell } from '../wiring/PublicShell.tsx';

export const Route = createFileRoute('/_public')({
  component: () => (
    <PublicShell>
      <Outlet />
    </PublicShell>
  ),
});
