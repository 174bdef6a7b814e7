import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';

/** Told that a part was asked for and did not come: offline, or after a release. */
export const PartMissingContext = createContext<() => void>(() => {});

/**
 * A part of a component that nobody needs before they press something. It comes once the component
 * is on the page, so that it is there by then; one that did not come is asked for anew when it is
 * wanted, and said to be missing (UiProvider) when it does not come then. The page stays as it is.
 *
 * @param load the same function each time: `const load = () => import('./Part.tsx')`
 * @param isWanted whether it would be on the page now
 * @param giveUp takes the wish back
 * @returns null until it is there
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  giveUp: () => void,
): Part | null {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const tellMissing = useContext(PartMissingContext);
  const onMissing = useEffectEvent(() => {
    giveUp();
    tellMissing();
  });
  const isThere = part !== null;
  useEffect(() => {
    if (isThere) return;
    let isCurrent = true;
    const bring = async () => {
      try {
        const loaded = await load();
        if (isCurrent) setPart({ loaded });
      } catch {
        if (isCurrent && isWanted) onMissing();
      }
    };
    void bring();
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, isThere]);
  return part?.loaded ?? null;
}
