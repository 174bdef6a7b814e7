import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';

/** What the app decides of parts that come after the page. */
export type PartService = {
  /** One was asked for and did not come: offline, or after a release. */
  onMissing: () => void;
  /**
   * Loads one that nobody has asked for yet, once the page has nothing better to do.
   * @returns what takes it back
   */
  loadAhead: (load: () => void) => () => void;
};

export const PartServiceContext = createContext<PartService>({
  onMissing: () => {},
  loadAhead: (load) => {
    load();
    return () => {};
  },
});

/** Milliseconds until a part that is wanted is loaded again; each time twice as long, up to the longest. */
const retryDelays = { first: 1000, longest: 30_000 } as const;

/**
 * A part of a component that is needed only once something is pressed. It is loaded soon after the
 * component mounts, so that it is there by then; after a failure it is requested again when
 * wanted, and reported as missing (UiProvider) if that fails too. The page stays as it is. Where
 * `giveUp` leaves it wanted, it is retried with exponential backoff, and as soon as the network is
 * back.
 *
 * @param load the same function each time: `const load = () => import('./Part.tsx')`
 * @param isWanted whether it would be on the page now
 * @param giveUp takes the wish back
 * @returns null until it is there and has been wanted
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  giveUp: () => void,
): Part | null {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  /** Hundreds of rows may have it: loaded ahead, it renders none of them again. */
  const [ahead] = useState<{ loaded: Part | null }>({ loaded: null });
  const service = useContext(PartServiceContext);
  const { loadAhead } = service;
  const onMissing = useEffectEvent(() => {
    giveUp();
    service.onMissing();
  });
  if (part === null && isWanted && ahead.loaded !== null) setPart({ loaded: ahead.loaded });
  const isThere = part !== null;
  // Apart from the effect below: as one leaves a list, its cleanup runs for each of a thousand rows.
  useEffect(() => {
    if (isWanted || isThere || ahead.loaded !== null) return undefined;
    let hasBegun = false;
    const bring = async () => {
      hasBegun = true;
      try {
        ahead.loaded = await load();
      } catch {
        // It is requested again when it is wanted.
      }
    };
    const takeBack = loadAhead(() => void bring());
    return () => {
      if (!hasBegun) takeBack();
    };
  }, [load, isWanted, isThere, loadAhead, ahead]);
  useEffect(() => {
    if (!isWanted || isThere || ahead.loaded !== null) return undefined;
    const isOver = new AbortController();
    const { signal } = isOver;
    let attempts = 0;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const bring = async () => {
      try {
        const loaded = await load();
        if (!signal.aborted) setPart({ loaded });
      } catch {
        if (signal.aborted) return;
        clearTimeout(retry);
        retry = setTimeout(
          () => void bring(),
          Math.min(retryDelays.first * 2 ** attempts, retryDelays.longest),
        );
        attempts += 1;
        if (attempts > 1) return;
        window.addEventListener('online', () => void bring(), { signal });
        onMissing();
      }
    };
    void bring();
    return () => {
      isOver.abort();
      clearTimeout(retry);
    };
  }, [load, isWanted, isThere, ahead]);
  return part?.loaded ?? null;
}
