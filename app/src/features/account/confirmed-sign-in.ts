import { readNote, safeSession } from '../../boot/safe-session.ts';
import { type Services } from '../../shared/services/services.ts';
import { leaveToSignIn } from '../../shared/sign-in/leave-to-sign-in.ts';

/** What goes on once the writer has signed in again. */
export type Confirmed = { action: 'export' } | { action: 'deletion'; email: string };

type Note = { userId: string; at: number; action: string; email: string };

const key = 'ecritoire:confirmed-sign-in';
/** As long as the server takes the new sign-in for a confirmation. */
const validFor = 5 * 60_000;

/**
 * Leaves for the sign-in that an export or a deletion asks for; the settings then go on with it.
 *
 * @param userId the writer who asked, the only one it goes on for.
 */
export function confirmSignIn(services: Services, userId: string, confirmed: Confirmed): void {
  const at = services.clock.now();
  safeSession.setItem(key, JSON.stringify({ ...confirmed, userId, at }));
  leaveToSignIn(services, location.pathname);
}

/**
 * What was asked before the sign-in; undefined where nothing was, where it was somebody else, or where
 * that sign-in was given up long ago.
 */
export function takeConfirmed(
  { clock }: Pick<Services, 'clock'>,
  userId: string,
): Confirmed | undefined {
  const note = readNote<Note>(safeSession, key);
  safeSession.removeItem(key);
  if (note?.userId !== userId || clock.now() - (note.at ?? 0) > validFor) return undefined;
  const { action, email = '' } = note;
  if (action === 'export') return { action };
  return action === 'deletion' ? { action, email } : undefined;
}
