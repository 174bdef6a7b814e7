import { useEffect, useState, type RefObject } from 'react';

type Seen = Pick<
  IntersectionObserverEntry,
  'boundingClientRect' | 'intersectionRect' | 'rootBounds'
>;

/** A rim of it is not enough: it takes most of it, or half of the window where it is longer. */
function isInSight({ boundingClientRect, intersectionRect, rootBounds }: Seen): boolean {
  const most = boundingClientRect.height * 0.8;
  return intersectionRect.height >= Math.min(most, (rootBounds?.height ?? innerHeight) / 2);
}

/** How often it is asked, as something comes into the window or leaves it. */
const threshold = Array.from({ length: 101 }, (_, step) => step / 100);

/** Whether something is above or below the window, from when it is on the page. */
export function useIsOutOfSight(place: RefObject<Element | null>, isThere: boolean): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!isThere || place.current === null) return undefined;
    // Entries queued before this call are delivered as well: the last one counts.
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        setIsAway(last !== undefined && !isInSight(last));
      },
      { threshold },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      setIsAway(false);
    };
  }, [place, isThere]);
  return isAway;
}
