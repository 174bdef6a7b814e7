import type { Document } from '@ecritoire/contracts';
import { readStoredObject, type DocumentOwner, type SyncStorage } from '../owner.ts';

/** How a document is titled; a journal entry is titled by its day. */
export type DocumentTitle = Pick<Document, 'title' | 'journalEntry'>;

const prefix = 'ecritoire:kept-name';
const keyOf = ({ userId, documentId }: DocumentOwner) => `${prefix}:${userId}:${documentId}`;

/** Titles stored beside queued changes: a server that has lost the document cannot give its title. */
export type CachedTitles = {
  set: (owner: DocumentOwner, title: DocumentTitle) => void;
  /** Null when the title was never known on this device. */
  get: (owner: DocumentOwner) => DocumentTitle | null;
  /** Once nothing is queued for the document. */
  remove: (owner: DocumentOwner) => void;
};

export const createCachedTitles = (storage: SyncStorage): CachedTitles => ({
  set: (owner, { title, journalEntry }) => {
    const stored: DocumentTitle = { title, journalEntry };
    storage.setItem(keyOf(owner), JSON.stringify(stored));
  },
  get: (owner) => {
    const { title, journalEntry } = readStoredObject<DocumentTitle>(storage, keyOf(owner)) ?? {};
    return title === undefined || journalEntry === undefined ? null : { title, journalEntry };
  },
  remove: (owner) => storage.removeItem(keyOf(owner)),
});
