import { useSyncExternalStore } from 'react';
import { createSafeNotes, readNote } from '../../boot/safe-session.ts';

type LastWritten = { sessionId: string; documentId: string };

const device = createSafeNotes(() => localStorage);
const prefix = 'ecritoire:last-written';
const nameOf = (userId: string) => `${prefix}:${userId}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The server has taken what its writer typed into this document, in this session. */
export function noteLastWritten(
  { userId, documentId }: { userId: string; documentId: string },
  sessionId: string,
): void {
  const note: LastWritten = { sessionId, documentId };
  device.setItem(nameOf(userId), JSON.stringify(note));
  for (const listener of listeners) listener();
}

/** The document that a session last wrote in on this device; null where it wrote in none. */
export function lastWritten(userId: string, sessionId: string | undefined): string | null {
  const note = readNote<LastWritten>(device, nameOf(userId));
  return note?.sessionId === sessionId ? (note?.documentId ?? null) : null;
}

/** Once the writer leaves this device. */
export const forgetLastWritten = (userId: string): void => device.removeItem(nameOf(userId));

/** The same, as it changes. */
export const useLastWritten = (userId: string, sessionId: string | undefined): string | null =>
  useSyncExternalStore(subscribe, () => lastWritten(userId, sessionId));
