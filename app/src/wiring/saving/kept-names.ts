import type { Document } from '@ecritoire/contracts';
import { createSafeNotes, readNote } from '../../boot/safe-session.ts';

type Owner = { userId: string; documentId: string };

/** What a document is called: an entry of a journal by its day. */
export type DocumentName = Pick<Document, 'title' | 'journalEntry'>;

const device = createSafeNotes(() => localStorage);
const prefix = 'ecritoire:kept-name';
const nameOf = ({ userId, documentId }: Owner) => `${prefix}:${userId}:${documentId}`;

/** Kept beside the words that wait: a server that has lost the document cannot say it any more. */
export function keepName(owner: Owner, { title, journalEntry }: DocumentName): void {
  const name: DocumentName = { title, journalEntry };
  device.setItem(nameOf(owner), JSON.stringify(name));
}

/** Null where it was never known here. */
export function keptName(owner: Owner): DocumentName | null {
  const { title, journalEntry } = readNote<DocumentName>(device, nameOf(owner)) ?? {};
  return title === undefined || journalEntry === undefined ? null : { title, journalEntry };
}

/** Once this device holds nothing of it any more. */
export const forgetName = (owner: Owner): void => device.removeItem(nameOf(owner));
