import type { SafeNotes } from '../../boot/safe-session.ts';
import { reloadOnce } from '../../boot/reload-once.ts';

/** Milliseconds between two looks at the builds manifest. */
export const buildPollInterval = 300_000;

export type BuildWatch = {
  /** A part of this build could not be loaded: it has been replaced, or the network is gone. */
  suspect: () => void;
  /**
   * Before a page is shown: when there is a newer build, or a server that lacks a part of its own,
   * the page is reloaded, once what was typed is safe. Does not return then.
   * @param path of the page, without its language: in another language, or at another fragment, it
   * is the same page, and nothing half done on it is lost
   * @param address to load in its place, where that of the page to be shown is not there yet
   */
  renew: (path?: string, address?: string) => Promise<void>;
};

export type BuildWatchOptions = {
  /** The build that this page comes from; undefined in development, where nothing is watched. */
  current: string | undefined;
  latest: () => Promise<string | null>;
  /** Puts what was typed where it survives the page. */
  storeText: () => Promise<void>;
  /** @param address none when the one that is there is that of the page to be shown already */
  load: (address?: string) => void;
  page: Pick<Document, 'addEventListener' | 'visibilityState'>;
  storage: Pick<SafeNotes, 'getItem' | 'setItem' | 'isPersistent'>;
};

/** Looks every few minutes, and whenever the page is looked at again, whether there is a newer build. */
export function watchBuild(options: BuildWatchOptions): BuildWatch {
  const { current, page } = options;
  let isOutdated = false;
  let isSuspected = false;
  let shown: string | undefined;
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
      isSuspected = true;
    },
    async renew(path, address) {
      const isSamePage = path !== undefined && path === shown;
      shown = path ?? shown;
      // Where nobody answers, the page that is there is all there is.
      if (isSuspected && !isOutdated) isOutdated = (await options.latest()) !== null;
      if (!isOutdated || (isSamePage && !isSuspected)) return;
      await options.storeText();
      if (!reloadOnce(options.storage, () => options.load(address))) return;
      await new Promise(() => {});
    },
  };
}

/** What has failed to load, as Vite says it. */
type ChunkFailure = Event & { payload?: Error };

/**
 * A chunk that fails to load has been replaced by a newer build, or the network is bad. A page
 * that waits for it is reloaded, or shows that the server is unreachable; a failed prefetch is
 * ignored until the next page.
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
  // A page that comes back from the browser's memory goes on as before.
  target.addEventListener('pageshow', () => {
    isLeaving = false;
  });
  target.addEventListener('vite:preloadError', ({ payload }: ChunkFailure) => {
    // For an error with its usual message the router would reload the page itself, whatever was
    // typed. Without a status it is a network failure.
    if (payload)
      Object.assign(payload, { message: 'A part of the app did not come.', status: null });
    // A page that is left cancels what it was loading.
    if (isLeaving) return;
    builds.suspect();
    if (isWaiting()) void builds.renew();
  });
}
