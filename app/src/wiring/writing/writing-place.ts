import type { Caret } from '@ecritoire/editor';
import { useEffect, type RefObject } from 'react';

/** Where a session starts: in a document, or nowhere in particular. */
type Place = { projectId: string; documentId: string } | Record<string, never>;

let current: Place = {};
let caretNow: () => Caret | null = () => null;
let focusNow: () => void = () => {};

/** Where a session that is started from anywhere on this page begins. */
export const writingPlace = (): Place => current;

/** Where one is in the text on this page. */
export const caretInText = (): Caret | null => caretNow();

/** Leads back to where one is in the text on this page. */
export const returnToText = () => focusNow();

/** Says that the text on the page is this one, while the calling component is there. */
export function useWritingPlace(
  { projectId, id }: { projectId: string; id: string },
  editor: RefObject<{ caret: () => Caret | null; focus: () => void } | null>,
): void {
  useEffect(() => {
    const here = { projectId, documentId: id };
    const caret = () => editor.current?.caret() ?? null;
    current = here;
    caretNow = caret;
    const focus = () => editor.current?.focus();
    focusNow = focus;
    return () => {
      if (current === here) current = {};
      if (caretNow === caret) caretNow = () => null;
      if (focusNow === focus) focusNow = () => {};
    };
  }, [projectId, id, editor]);
}
