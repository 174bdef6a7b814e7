import type { Document } from '@ecritoire/contracts';
import { useEffect } from 'react';
import type { Count } from '../writing/count.ts';
import { recall } from './known-documents.ts';

type Figure = Pick<Count, 'get' | 'subscribe'>;

/** Of the text on the page: how many words it has now, and how many the server has counted. */
let current: { now: () => number; saved: () => number } | null = null;
/** Of texts that were left, how many each had more than the server had counted then. */
const left = new Map<string, number>();
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
  get: () => [...left.values()].reduce((sum, words) => sum + words, onPage()),
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
    const text = {
      now: words.get,
      saved: () => recall({ userId, documentId })?.words ?? wordsAtFirst,
    };
    current = text;
    left.delete(documentId);
    const unfollow = words.subscribe(tell);
    tell();
    return () => {
      unfollow();
      const words = text.now() - text.saved();
      if (words > 0) left.set(documentId, words);
      if (current === text) current = null;
      tell();
    };
  }, [userId, documentId, wordsAtFirst, words]);
}
