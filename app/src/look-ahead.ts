import type { AppRouter } from './router.tsx';
import { localeOfPath, withoutLocale } from './site/locale.ts';
import {
  createPreloads,
  followPointing,
  mayPrefetch,
  pathsInSight,
  prefetchDelay,
} from './route-preloads.ts';

/** The studio’s pages are loaded ahead only for somebody who points at them. */
const isOfEverybody = (path: string) => !/^\/(app|auth)\//i.test(withoutLocale(path));

/** Loads the scripts of a page, without its data. @param path without the language */
async function loadScripts(router: AppRouter, path: string) {
  const [matchedRoutes] = router.getMatchedRoutes(path);
  await Promise.all(
    matchedRoutes.map((route) => router.loadRouteChunk(route) ?? Promise.resolve()),
  );
  return matchedRoutes;
}

/** Loads the scripts of the page that is asked for while it is found out who asks. */
export function loadWhatIsAskedFor(router: AppRouter): void {
  // The router requests them again, and reports when they fail.
  loadScripts(router, withoutLocale(location.pathname)).catch(() => {});
}

/**
 * Loads ahead where somebody may go next: what they point at at once, and a second after a page is
 * there, what they see a link to. A layout comes with the first route that uses it.
 */
export function lookAhead(router: AppRouter): void {
  const preloads = createPreloads(async (path) => {
    const { pathname } = new URL(withoutLocale(path), location.origin);
    const matchedRoutes = await loadScripts(router, pathname);
    // The data of the studio is asked for when it is shown: it must be as it is then.
    const isPublic = matchedRoutes.some(({ id }) => id === '/_public');
    // So must that of another language, which is not in use yet.
    const isInUse = localeOfPath(path) === localeOfPath(location.pathname);
    if (isPublic && isInUse) await router.preloadRoute({ to: pathname });
  });
  followPointing(document, (path) => preloads.add(path, true));
  let timer: ReturnType<typeof setTimeout> | undefined;
  router.subscribe('onRendered', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!mayPrefetch(navigator.connection)) return;
      for (const path of pathsInSight(document, window.innerHeight, isOfEverybody)) {
        preloads.add(path);
      }
    }, prefetchDelay);
  });
}

declare global {
  // Supported by some browsers; TypeScript does not know it.
  interface Navigator {
    connection?: { effectiveType?: string; saveData?: boolean };
  }
}
