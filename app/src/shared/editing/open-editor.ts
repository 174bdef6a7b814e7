import type { ParagraphEditorHandle } from '@ecritoire/editor';
import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { createStore } from '../runtime/store.ts';

/** Where a session starts: in a document, or nowhere in particular. */
type Place = { projectId: string; documentId: string } | Record<string, never>;

type Editor = Pick<ParagraphEditorHandle, 'caret' | 'focus' | 'find'>;

type Opened = { place: Place; editor: RefObject<Editor | null> | null };

const none: Opened = { place: {}, editor: null };

/** The document that is open in an editor on this page. */
export function createOpenEditor() {
  const opened = createStore(none);
  const editor = () => opened.get().editor;
  return {
    subscribe: opened.subscribe,
    isOpen: () => editor() !== null,
    /** Where a session that is started from anywhere on this page begins. */
    place: (): Place => opened.get().place,
    caret: () => editor()?.current?.caret() ?? null,
    /** Leads back to where one is in the text. */
    focus: () => editor()?.current?.focus(),
    /** Opens the bar that looks for words in the text. */
    find: () => editor()?.current?.find(),
    /** @returns what unregisters it */
    register: (next: Opened): (() => void) => {
      opened.set(next);
      return () => {
        // The next one may be there already.
        if (opened.get() === next) opened.set(none);
      };
    },
  };
}

export type OpenEditor = ReturnType<typeof createOpenEditor>;

export const useIsEditorOpen = ({ subscribe, isOpen }: OpenEditor): boolean =>
  useSyncExternalStore(subscribe, isOpen);

/** Registers the editor of a document while the calling component is mounted. */
export function useRegisteredEditor(
  { register }: OpenEditor,
  { projectId, id }: { projectId: string; id: string },
  editor: RefObject<Editor | null>,
): void {
  useEffect(
    () => register({ place: { projectId, documentId: id }, editor }),
    [register, projectId, id, editor],
  );
}
