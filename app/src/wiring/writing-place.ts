import { useEffect } from 'react';

/** Where a session starts: in a document, or nowhere in particular. */
type Place = { projectId: string; documentId: string } | Record<string, never>;

let current: Place = {};

/** Where a session that is started from anywhere on this page begins. */
export const writingPlace = (): Place => current;

/** Says that the text on the page is this one, while the calling component is there. */
export function useWritingPlace({ projectId, id }: { projectId: string; id: string }): void {
  useEffect(() => {
    const here = { projectId, documentId: id };
    current = here;
    return () => {
      if (current === here) current = {};
    };
  }, [projectId, id]);
}
