import { useEffect, useState, type RefObject } from 'react';

/** Whether something is above or below the window, from when it is on the page. */
export function useIsOutOfSight(place: RefObject<Element | null>, isThere: boolean): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!isThere || place.current === null) return undefined;
    // What came and went before this was called is told as well: the last word counts.
    const observer = new IntersectionObserver((entries) =>
      setIsAway(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      setIsAway(false);
    };
  }, [place, isThere]);
  return isAway;
}
