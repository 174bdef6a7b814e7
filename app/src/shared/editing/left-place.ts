import type { Caret } from '@ecritoire/editor';
import { readNote, safeSession } from '../../boot/safe-session.ts';
import type { authMachine } from '@ecritoire/machines/auth';
import type { ActorRefFrom } from 'xstate';
import type { OpenEditor } from './open-editor.ts';

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

export function noteLeftPlace(place: LeftPlace): void {
  const others = notedOfOthers(place.userId);
  safeSession.setItem(key, JSON.stringify([...others, place]));
}

/** For every way to leave the page: to sign in again, by reloading it, or for another writer. */
export function noteWhereLeft(
  auth: ActorRefFrom<typeof authMachine>,
  editor: Pick<OpenEditor, 'place' | 'caret'>,
  hasStoredWords: () => boolean,
  until: AbortSignal,
): void {
  const note = () => {
    const who = auth.getSnapshot();
    const userId = who.context.user?.id;
    const isOver = who.hasTag('expired') || who.matches({ signedIn: 'replaced' });
    if (userId === undefined || !isOver) return;
    const documentId = editor.place().documentId ?? null;
    const hasWords = hasStoredWords();
    if (documentId === null && !hasWords) return;
    noteLeftPlace({ userId, documentId, caret: editor.caret(), hasWords });
  };
  window.addEventListener('pagehide', note, { signal: until });
}

function isPlace(value: unknown): value is LeftPlace {
  return typeof value === 'object' && value !== null && 'userId' in value && 'documentId' in value;
}

/** One place a writer, of all who were in this tab. */
function noted(): LeftPlace[] {
  const places = readNote<LeftPlace[]>(safeSession, key);
  return Array.isArray(places) ? places.filter(isPlace) : [];
}

const notedOf = (writerId: string) => noted().find(({ userId }) => userId === writerId);
const notedOfOthers = (writerId: string) => noted().filter(({ userId }) => userId !== writerId);

/** A writer's resume position in a document, returned once. */
export function takeLeftPlace(userId: string, documentId: string): Caret | null {
  const place = notedOf(userId);
  if (place?.documentId !== documentId) return null;
  forgetLeftPlace(userId);
  return place.caret;
}

/** The server has all words of this writer. */
export function noteAllSent(userId: string): void {
  const place = notedOf(userId);
  if (place) noteLeftPlace({ ...place, hasWords: false });
}

/** Once the writer leaves this device. */
export function forgetLeftPlace(userId: string): void {
  const others = notedOfOthers(userId);
  if (others.length === 0) safeSession.removeItem(key);
  else safeSession.setItem(key, JSON.stringify(others));
}

/** Whether words wait on this device for a writer who was here. */
export const hasWaitingWords = (): boolean => noted().some(({ hasWords }) => hasWords);

/** Whether words wait on this device for a writer who was here, and this is someone else. */
export const hasOtherWritersWords = (userId: string): boolean =>
  notedOfOthers(userId).some(({ hasWords }) => hasWords);
