import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { beforePage } from '../shell/before-page.ts';
import { isUnknown } from '../shared/page/is-unknown.ts';
import { Providers } from '../Providers.tsx';
import type { Services } from '../shared/services/services.ts';

export const Route = createRootRouteWithContext<{ services: Services }>()({
  beforeLoad: async ({ context, location, matches, preload }) => {
    if (preload) return;
    await beforePage(context.services, { ...location, isUnknown: isUnknown(matches) });
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
    () => import('../shell/UnknownAddress.tsx'),
    'UnknownAddress',
  ),
});
