import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { beforePage } from '../wiring/page/before-page.ts';
import { isUnknown } from '../wiring/page/is-unknown.ts';
import { Providers } from '../wiring/page/Providers.tsx';
import type { Studio } from '../wiring/services.ts';

export const Route = createRootRouteWithContext<{ studio: Studio }>()({
  beforeLoad: async ({ context, location, matches, preload }) => {
    if (preload) return;
    await beforePage(context.studio, { ...location, isUnknown: isUnknown(matches) });
  },
  component: () => (
    <Providers>
      <Outlet />
    </Providers>
  ),
  // The usual one speaks, and there is no language yet.
  pendingComponent: () => null,
  // With the frame of the public pages, which the studio does not need.
  notFoundComponent: lazyRouteComponent(
    () => import('../wiring/page/UnknownAddress.tsx'),
    'UnknownAddress',
  ),
});
