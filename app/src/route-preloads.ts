/** How many routes are loaded ahead at once (specification, section 2). */
export const preloadsAtOnce = 4;
/** Milliseconds after a page is there until those that it leads to are loaded (section 9). */
export const prefetchDelay = 1000;

/** Loads routes ahead: each once, and only so many at the same time. */
export function createPreloads(load: (path: string) => Promise<unknown>) {
  const known = new Set<string>();
  const waiting: string[] = [];
  let underWay = 0;
  const next = async (): Promise<void> => {
    const path = underWay < preloadsAtOnce ? waiting.shift() : undefined;
    if (path === undefined) return;
    underWay += 1;
    try {
      await load(path);
    } catch {
      // It is loaded again when somebody goes there.
      known.delete(path);
    }
    underWay -= 1;
    void next();
  };
  return {
    /** @param isWanted somebody is about to go there: it comes before those that may be wanted */
    add(path: string, isWanted = false): void {
      if (known.has(path)) return;
      known.add(path);
      if (isWanted) waiting.unshift(path);
      else waiting.push(path);
      void next();
    },
  };
}

/** A page's data is not fetched ahead over a connection that has enough to do with the page. */
export const mayPrefetch = (connection: { effectiveType?: string; saveData?: boolean } = {}) =>
  connection.effectiveType !== 'slow-2g' && connection.saveData !== true;

type LinkPage = Pick<Document, 'addEventListener' | 'querySelectorAll'> & {
  defaultView: Window | null;
};

/** The path that a link of this site leads to, as the address bar would show it. */
function pathOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search } = new URL(link.href);
  const isPlain = link.target === '' && !link.hasAttribute('download');
  const isHere = origin === location.origin && pathname !== location.pathname;
  return isPlain && isHere ? `${pathname}${search}` : null;
}

/** Loads ahead what somebody points at, or reaches with the keyboard. */
export function followPointing(page: LinkPage, onPath: (path: string) => void): void {
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    page.addEventListener(
      sign,
      ({ target }: Event) => {
        const link =
          target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        const path = link === null ? null : pathOf(link);
        if (path !== null) onPath(path);
      },
      { passive: true },
    );
  }
}

/**
 * The wanted paths of the links that somebody sees, or nearly. Measuring a link forces the layout of
 * its row, so unwanted paths are filtered first.
 */
export function pathsInSight(
  page: Pick<Document, 'querySelectorAll'>,
  height: number,
  isWanted: (path: string) => boolean,
): string[] {
  return [...page.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const path = pathOf(link);
    if (path === null || !isWanted(path)) return [];
    const { top, bottom, height: own } = link.getBoundingClientRect();
    return own > 0 && bottom > 0 && top < height ? [path] : [];
  });
}
