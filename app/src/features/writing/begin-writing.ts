import { catchEarlyWords, keepEarlyWords } from '../../shared/editing/early-words.ts';
import { sessionIsThere, startIn } from '../../shared/session/writing-session.ts';
import type { WritingSessionActor } from '../../shared/services/services.ts';

/** Of all the presses that are on a page, one at a time begins a text. */
let isAnyBeginning = false;

/**
 * On the press that begins a text: from here on keys are taken for it.
 * @returns false where another is being begun, to which belongs what is typed.
 */
export function claimBeginning(text: Parameters<typeof catchEarlyWords>[0]): boolean {
  if (isAnyBeginning) return false;
  isAnyBeginning = true;
  catchEarlyWords(text);
  return true;
}

export function releaseBeginning(): void {
  isAnyBeginning = false;
}

/** Starts a session in a text that is about to open: what was typed since the press goes into it. */
export async function beginWriting(
  session: WritingSessionActor,
  place: { projectId: string; documentId: string },
): Promise<void> {
  startIn(session, place);
  if (!(await sessionIsThere(session))) keepEarlyWords(place.documentId);
}
