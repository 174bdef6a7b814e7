import { directEarlyWords, keepEarlyWords } from './early-words.ts';
import { sessionIsThere, startIn, type WritingSessionActor } from './writing-session.ts';

/** Starts a session in a text that is about to open: what was typed since the press goes into it. */
export async function beginWriting(
  session: WritingSessionActor,
  place: { projectId: string; documentId: string },
): Promise<void> {
  directEarlyWords(place.documentId);
  startIn(session, place);
  if (!(await sessionIsThere(session))) keepEarlyWords(place.documentId);
}
