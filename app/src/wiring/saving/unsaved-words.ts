import type { Document } from '@ecritoire/contracts';
import { useEffect } from 'react';
import type { Count } from '../writing/count.ts';
import { recall } from './known-documents.ts';

type Figure = Pick<Count, 'get' | 'subscribe'>;

/** Of the text on the page: how many words it has now, and how many the server has counted. */
let current: { now: () => number; saved: () => number } | null = null;
/** Of texts that were left, how many each had then and the server has not counted yet. */
const left = new Map<string, () => number>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

const onPage = () => (current === null ? 0 : Math.max(0, current.now() - current.saved()));

/**
 * How many words the text on the page, and those that wait since it was left, have more than the
 * server has counted: what a session has gained since its last figure. Fewer words take nothing from
 * a session, and so nothing here.
 */
export const unsavedWords: Figure = {
  get: () => [...left.values()].reduce((sum, unsaved) => sum + unsaved(), onPage()),
  subscribe: (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The documents that were left with more words than the server had counted. */
export const documentsLeft = (): string[] => [...left.keys()];

/** Once the server has counted the words of these, or never will. */
export function forgetLeft(documentIds: readonly string[]): void {
  for (const id of documentIds) left.delete(id);
  tell();
}

/**
 * Says so of the text on the page, while the calling component is there.
 * @param document as it was opened
 * @param words of the text as it stands; give it a stable identity
 */
export function useShowUnsavedWords(userId: string, document: Document, words: Figure): void {
  const { id: documentId, words: wordsAtFirst } = document;
  useEffect(() => {
    let counted = wordsAtFirst;
    const text = {
      now: words.get,
      saved: () => {
        counted = recall({ userId, documentId })?.words ?? counted;
        return counted;
      },
    };
    current = text;
    left.delete(documentId);
    const unfollow = words.subscribe(tell);
    tell();
    return () => {
      unfollow();
      const last = text.now();
      // A save may be answered after the text was left, and the session’s figure with it.
      if (last > text.saved()) left.set(documentId, () => Math.max(0, last - text.saved()));
      if (current === text) current = null;
      tell();
    };
  }, [userId, documentId, wordsAtFirst, words]);
}
