import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import type { Studio } from './wiring/studio.ts';
import { withLocale, withoutLocale } from './wiring/locale.ts';
import { ErrorPage, NotFoundPage, PendingPage } from './wiring/status-pages.tsx';

/** Every route of the app. The language prefix is taken off and put back here (decision 0006). */
export function createAppRouter(studio: Studio) {
  return createRouter({
    routeTree,
    context: { studio },
    caseSensitive: false,
    trailingSlash: 'never',
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
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
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
