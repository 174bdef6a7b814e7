import type { Caret } from '@ecritoire/editor';
import { readNote, safeSession } from '../boot/safe-session.ts';
import type { AuthActor } from './auth.ts';
import { areWordsKept } from './saving-now.ts';
import { caretInText, writingPlace } from './writing-place.ts';

/** Where a writer was whose sign-in had expired when they left the page. */
export type LeftPlace = {
  userId: string;
  /** Null on a page that is of none. */
  documentId: string | null;
  caret: Caret | null;
  /** This device has words that the server has not. */
  hasWords: boolean;
};

const key = 'ecritoire:left-place';

/** One of each writer: one who comes after another does not make those words forgotten. */
function noted(): LeftPlace[] {
  const places = readNote<unknown[]>(safeSession, key);
  return Array.isArray(places) ? places.filter(isPlace) : [];
}

const placeOf = (userId: string) => noted().find((place) => place.userId === userId);

export function noteLeftPlace(place: LeftPlace): void {
  forgetLeftPlace(place.userId);
  safeSession.setItem(key, JSON.stringify([...noted(), place]));
}

/** However the page is left: to sign in again, by loading it anew, or for another writer. */
export function noteWhereLeft(auth: AuthActor): void {
  window.addEventListener('pagehide', () => {
    const who = auth.getSnapshot();
    const userId = who.context.user?.id;
    const isOver = who.hasTag('expired') || who.matches({ signedIn: 'replaced' });
    if (userId === undefined || !isOver) return;
    const documentId = writingPlace().documentId ?? null;
    const hasWords = areWordsKept();
    if (documentId === null && !hasWords) return;
    noteLeftPlace({ userId, documentId, caret: caretInText(), hasWords });
  });
}

function isPlace(value: unknown): value is LeftPlace {
  return typeof value === 'object' && value !== null && 'userId' in value && 'documentId' in value;
}

/** Where its writer goes on in a document, told once. */
export function takeLeftPlace(userId: string, documentId: string): Caret | null {
  const place = placeOf(userId);
  if (place?.documentId !== documentId) return null;
  forgetLeftPlace(userId);
  return place.caret;
}

/** The server has all words of this writer. */
export function noteAllSent(userId: string): void {
  const place = placeOf(userId);
  if (place) noteLeftPlace({ ...place, hasWords: false });
}

/** Once the writer leaves this device. */
export function forgetLeftPlace(userId: string): void {
  const others = noted().filter((place) => place.userId !== userId);
  if (others.length === 0) safeSession.removeItem(key);
  else safeSession.setItem(key, JSON.stringify(others));
}

/** Whether words wait on this device for a writer who was here. */
export const isKeptHere = (): boolean => noted().some(({ hasWords }) => hasWords);

/** Whether words wait on this device for a writer who was here, and this is someone else. */
export const isKeptForAnother = (userId: string): boolean =>
  noted().some((place) => place.hasWords && place.userId !== userId);
