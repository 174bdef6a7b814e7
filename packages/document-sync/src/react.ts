import { useEffect, useSyncExternalStore } from 'react';
import type { DocumentSync } from './document-sync.ts';
import type { SaveStatus } from './status/save-status-store.ts';

const unsubscribe = () => {};
const subscribeToNothing = () => unsubscribe;

/**
 * The save status of the text on the page and of closed documents.
 * @param sync null while nobody is signed in.
 * @param select what of it is shown; the component renders again only when that changes.
 */
export const useSaveStatus = <Shown>(
  sync: DocumentSync | null,
  select: (status: SaveStatus | null) => Shown,
): Shown =>
  useSyncExternalStore(sync?.status.subscribe ?? subscribeToNothing, () =>
    select(sync?.status.get() ?? null),
  );

/** The status of words that are not safe: at once in trouble, or after a long save. */
export const useUnsafeStatus = (sync: DocumentSync | null): SaveStatus | null =>
  useSyncExternalStore(
    sync?.status.subscribe ?? subscribeToNothing,
    () => sync?.status.unsafe() ?? null,
  );

/** Whether a text is open for writing on the page. */
export const useHasTextOnPage = (sync: DocumentSync | null): boolean =>
  useSyncExternalStore(
    sync?.status.subscribe ?? subscribeToNothing,
    () => sync?.status.hasTextOnPage() ?? false,
  );

/** Publishes the save status of the text on the page while the component is mounted. */
export function usePublishStatus(
  { status: store }: DocumentSync,
  documentId: string,
  { state, isProtected, isGone, fault, isInOtherTab = false }: Omit<SaveStatus, 'isOnPage'>,
): void {
  useEffect(() => {
    store.setOnPage({ state, isProtected, isGone, fault, isInOtherTab, documentId });
  }, [store, documentId, state, isProtected, isGone, fault, isInOtherTab]);
  useEffect(() => () => store.setOnPage(null), [store]);
}

/** The document that a session last wrote in on this device. */
export const useLastEdited = (
  { lastEdited }: DocumentSync,
  sessionId: string | undefined,
): string | null => useSyncExternalStore(lastEdited.subscribe, () => lastEdited.get(sessionId));
