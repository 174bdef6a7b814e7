import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import type { Services } from './shared/services/services.ts';
import { keepFreshDuringNavigation } from './shared/runtime/fresh-during-navigation.ts';
import { withLocale, withoutLocale } from './site/locale.ts';
import { parseTextSearch, stringifyTextSearch } from './site/text-search.ts';
import { onceMoved } from './shared/page/once-moved.ts';
import { ErrorPage, NotFoundPage, PendingPage } from './shared/page/status-pages.tsx';

/** Milliseconds that a page stays while the next one is on its way. */
export const navigationDelay = 100;

/**
 * Every route of the app. The language prefix is taken off and put back here (decision 0006).
 *
 * @param options.isBuilt the first page was prerendered: its reader keeps their scroll position
 * @param options.history where the address is; the browser's own when absent
 */
export function createAppRouter(
  services: Services,
  { isBuilt = false, history: ownHistory }: { isBuilt?: boolean; history?: RouterHistory } = {},
) {
  let keepsPlace = isBuilt;
  // Read before the router takes it over.
  const isPlaced = isBuilt && history.scrollRestoration === 'auto';
  const router = createRouter({
    routeTree,
    ...(ownHistory && { history: ownHistory }),
    context: { services },
    caseSensitive: false,
    trailingSlash: 'never',
    parseSearch: parseTextSearch,
    stringifySearch: stringifyTextSearch,
    // A page that the browser was not to bring to its place, and nobody has read on, is brought there.
    scrollRestoration: () => !keepsPlace || (!isPlaced && scrollY === 0),
    // Routes are loaded ahead by src/look-ahead.ts.
    defaultPreload: false,
    defaultPreloadStaleTime: 0,
    // A page that is there as soon stays away from its skeleton (specification, section 2).
    defaultPendingMs: navigationDelay,
    defaultPendingMinMs: navigationDelay,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PendingPage,
    rewrite: {
      input: ({ url }) => {
        url.pathname = withoutLocale(url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = withLocale(url.pathname, services.language.current());
        return url;
      },
    },
  });
  keepFreshDuringNavigation(router, services.queryClient);
  if (isBuilt) {
    const release = () => {
      keepsPlace = false;
    };
    // Heard after the router itself, which brings a page that it shows to its place.
    const stopListening = router.subscribe('onRendered', () => {
      stopListening();
      release();
      // The router keeps the place of what has scrolled since it came, and it came after the reader.
      document.dispatchEvent(new Event('scroll'));
    });
    onceMoved(router.history, release);
  }
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
