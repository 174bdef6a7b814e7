import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import type { Studio } from './wiring/studio.ts';
import { withLocale, withoutLocale } from './site/locale.ts';
import { parseTextSearch, stringifyTextSearch } from './site/text-search.ts';
import { ErrorPage, NotFoundPage, PendingPage } from './wiring/status-pages.tsx';

/** Milliseconds that a page stays while the next one is on its way. */
export const navigationDelay = 100;

/**
 * Every route of the app. The language prefix is taken off and put back here (decision 0006).
 *
 * @param isPageThere whether the app comes to a page that is being read: it stays where its reader
 *   is, and only the pages after it are scrolled to where they were, or to their top.
 */
export function createAppRouter(studio: Studio, isPageThere = false) {
  let mayScroll = !isPageThere;
  const router = createRouter({
    routeTree,
    context: { studio },
    caseSensitive: false,
    trailingSlash: 'never',
    parseSearch: parseTextSearch,
    stringifySearch: stringifyTextSearch,
    scrollRestoration: () => mayScroll,
    // Routes are loaded ahead by src/wiring/look-ahead.ts.
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
        url.pathname = withLocale(url.pathname, studio.language.current());
        return url;
      },
    },
  });
  if (isPageThere) {
    const stopWaiting = router.subscribe('onRendered', () => {
      stopWaiting();
      mayScroll = true;
      // The router keeps the place of what has scrolled since it came, and it came after the reader.
      document.dispatchEvent(new Event('scroll'));
    });
  }
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
