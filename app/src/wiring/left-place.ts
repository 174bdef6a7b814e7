import type { Caret } from '@ecritoire/editor';
import { readNote, safeSession } from '../boot/safe-session.ts';

/** Where a writer was when they left to sign in again. */
export type LeftPlace = {
  userId: string;
  documentId: string;
  caret: Caret | null;
  /** The server did not have all of it. */
  hasWords: boolean;
};

const key = 'ecritoire:left-place';

export function noteLeftPlace(place: LeftPlace): void {
  safeSession.setItem(key, JSON.stringify(place));
}

function isPlace(value: unknown): value is LeftPlace {
  return typeof value === 'object' && value !== null && 'userId' in value && 'documentId' in value;
}

function noted(): LeftPlace | null {
  const place = readNote<LeftPlace>(safeSession, key);
  return isPlace(place) ? place : null;
}

/** Where its writer goes on in a document, told once. */
export function takeLeftPlace(userId: string, documentId: string): Caret | null {
  const place = noted();
  if (place?.userId !== userId || place.documentId !== documentId) return null;
  safeSession.removeItem(key);
  return place.caret;
}

/** The server has all words of this writer. */
export function noteAllSent(userId: string): void {
  const place = noted();
  if (place?.userId === userId) noteLeftPlace({ ...place, hasWords: false });
}

/** Once the writer leaves this device. */
export function forgetLeftPlace(userId: string): void {
  if (noted()?.userId === userId) safeSession.removeItem(key);
}

/** Whether words wait on this device for the writer who was here, and this is someone else. */
export function isKeptForAnother(userId: string): boolean {
  const place = noted();
  return place !== null && place.hasWords && place.userId !== userId;
}
