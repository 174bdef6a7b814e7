import type { DocumentOwner, SyncStorage } from '../owner.ts';

const prefix = 'ecritoire:gone';
const keyOf = ({ userId, documentId }: DocumentOwner) => `${prefix}:${userId}:${documentId}`;

/** Documents that the server reported as deleted: what is queued for them cannot be sent. */
export type Tombstones = {
  add: (owner: DocumentOwner) => void;
  has: (owner: DocumentOwner) => boolean;
  /** Once the queue is empty, or the server has answered or saved the document after all. */
  remove: (owner: DocumentOwner) => void;
};

export const createTombstones = (storage: SyncStorage): Tombstones => ({
  add: (owner) => storage.setItem(keyOf(owner), 'gone'),
  has: (owner) => storage.getItem(keyOf(owner)) !== null,
  remove: (owner) => storage.removeItem(keyOf(owner)),
});
