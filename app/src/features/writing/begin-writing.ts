import { sessionIsThere, startIn } from '../../shared/session/writing-session.ts';
import type { Services } from '../../shared/services/services.ts';

/** Starts a session in a text that is about to open: what was typed since the press goes into it. */
export async function beginWriting(
  { inputBuffer, session }: Pick<Services, 'inputBuffer' | 'session'>,
  place: { projectId: string; documentId: string },
): Promise<void> {
  startIn(session, place);
  if (!(await sessionIsThere(session))) inputBuffer.keep(place.documentId);
}
