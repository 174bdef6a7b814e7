import { reloadOnce } from '../boot/reload-once.ts';

/** Milliseconds between two looks at the builds manifest. */
export const buildPollInterval = 300_000;

export type BuildWatch = {
  /** A part of this build could not be loaded: it has probably been replaced. */
  suspect: () => void;
  /**
   * Before a page is shown: when there is a newer build, the page is loaded anew with it, once
   * what was typed is safe. Does not return then.
   */
  renew: () => Promise<void>;
};

export type BuildWatchOptions = {
  /** The build that this page comes from; undefined in development, where nothing is watched. */
  current: string | undefined;
  latest: () => Promise<string | null>;
  /** Puts what was typed where it survives the page. */
  storeText: () => Promise<void>;
  reload: () => void;
  page: Pick<Document, 'addEventListener' | 'visibilityState'>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
};

/** Looks every few minutes, and whenever the page is looked at again, whether there is a newer build. */
export function watchBuild(options: BuildWatchOptions): BuildWatch {
  const { current, page } = options;
  let isOutdated = false;
  const look = async () => {
    const latest = await options.latest();
    if (latest !== null && latest !== current) isOutdated = true;
  };
  const onVisible = () => {
    if (page.visibilityState === 'visible') void look();
  };
  if (current !== undefined) {
    setInterval(() => void look(), buildPollInterval);
    page.addEventListener('visibilitychange', onVisible);
  }
  return {
    suspect: () => {
      isOutdated = true;
    },
    async renew() {
      if (!isOutdated) return;
      await options.storeText();
      // The address is that of the page to be shown already.
      if (!reloadOnce(options.storage, options.reload)) return;
      await new Promise(() => {});
    },
  };
}

/**
 * A chunk that fails to load has been replaced by a newer build, or the network is bad. Whoever
 * waits for it gets the page anew; one that was only loaded ahead is nobody's trouble before the
 * next page.
 * @param isWaiting whether a page is on its way
 */
export function followChunkFailures(
  target: Pick<Window, 'addEventListener'>,
  builds: BuildWatch,
  isWaiting: () => boolean,
): void {
  let isLeaving = false;
  target.addEventListener('pagehide', () => {
    isLeaving = true;
  });
  target.addEventListener('vite:preloadError', (event) => {
    // The router would load the page anew by itself, without a thought for what was typed.
    event.preventDefault();
    // A page that is left lets go of what it was loading.
    if (isLeaving) return;
    builds.suspect();
    if (isWaiting()) void builds.renew();
  });
}
