import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { localeOfPath } from '../wiring/locale.ts';
import { Providers } from '../wiring/Providers.tsx';
import { PublicShell } from '../wiring/PublicShell.tsx';
import { NotFoundPage } from '../wiring/status-pages.tsx';
import type { Studio } from '../wiring/studio.ts';

export const Route = createRootRouteWithContext<{ studio: Studio }>()({
  beforeLoad: async ({ context, location, preload }) => {
    if (!preload) await context.studio.language.use(localeOfPath(location.publicHref));
  },
  component: () => (
    <Providers>
      <Outlet />
    </Providers>
  ),
  notFoundComponent: () => (
    <PublicShell>
      <NotFoundPage />
    </PublicShell>
  ),
});
