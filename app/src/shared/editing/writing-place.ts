import type { ParagraphEditorHandle } from '@ecritoire/editor';
import { useEffect, useSyncExternalStore, type RefObject } from 'react';

/** Where a session starts: in a document, or nowhere in particular. */
type Place = { projectId: string; documentId: string } | Record<string, never>;

type Text = Pick<ParagraphEditorHandle, 'caret' | 'focus' | 'find'>;

let current: Place = {};
let text: RefObject<Text | null> | null = null;
const listeners = new Set<() => void>();

/** Where a session that is started from anywhere on this page begins. */
export const writingPlace = (): Place => current;

/** Where one is in the text on this page. */
export const caretInText = () => text?.current?.caret() ?? null;

/** Leads back to where one is in the text on this page. */
export const returnToText = () => text?.current?.focus();

/** Opens the bar that looks for words in the text on this page. */
export const findInText = () => text?.current?.find();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether there is a text on this page. */
export const useIsTextThere = () => useSyncExternalStore(subscribe, () => text !== null);

function put(place: Place, editor: typeof text): void {
  current = place;
  text = editor;
  for (const listener of listeners) listener();
}

/** Says that the text on the page is this one, while the calling component is there. */
export function useWritingPlace(
  { projectId, id }: { projectId: string; id: string },
  editor: RefObject<Text | null>,
): void {
  useEffect(() => {
    const here = { projectId, documentId: id };
    put(here, editor);
    return () => {
      // The next one may be there already.
      if (current === here) put({}, null);
    };
  }, [projectId, id, editor]);
}
