import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { beforePage } from '../wiring/before-page.ts';
import { Providers } from '../wiring/Providers.tsx';
import { PublicShell } from '../wiring/PublicShell.tsx';
import { NotFoundPage } from '../wiring/status-pages.tsx';
import type { Studio } from '../wiring/studio.ts';

export const Route = createRootRouteWithContext<{ studio: Studio }>()({
  beforeLoad: async ({ context, location, matches, preload }) => {
    if (preload) return;
    const isUnknown = matches.some(({ _notFound }) => _notFound);
    await beforePage(context.studio, { ...location, isUnknown });
  },
  component: () => (
    <Providers>
      <Outlet />
    </Providers>
  ),
  // The usual one speaks, and there is no language yet.
  pendingComponent: () => null,
  notFoundComponent: () => (
    <PublicShell>
      <NotFoundPage />
    </PublicShell>
  ),
});
