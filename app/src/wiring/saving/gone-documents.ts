import { createSafeNotes } from '../../boot/safe-session.ts';

type Owner = { userId: string; documentId: string };

const device = createSafeNotes(() => localStorage);
const prefix = 'ecritoire:gone';
const nameOf = ({ userId, documentId }: Owner) => `${prefix}:${userId}:${documentId}`;

/** The server has said that this document is no more: what this device holds of it cannot be sent. */
export const noteGone = (owner: Owner): void => device.setItem(nameOf(owner), 'gone');

export const isGone = (owner: Owner): boolean => device.getItem(nameOf(owner)) !== null;

/** Once this device holds nothing of it any more, or the server has answered or saved it after all. */
export const forgetGone = (owner: Owner): void => device.removeItem(nameOf(owner));
