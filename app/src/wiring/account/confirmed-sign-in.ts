import { readNote, safeSession } from '../../boot/safe-session.ts';
import { leaveToSignIn, type Studio } from '../studio.ts';

/** What goes on once the writer has signed in again. */
export type Confirmed = { action: 'export' } | { action: 'deletion'; email: string };

const key = 'ecritoire:confirmed-sign-in';

/** Leaves for the sign-in that an export or a deletion asks for; the settings then go on with it. */
export function confirmSignIn(studio: Studio, confirmed: Confirmed): void {
  safeSession.setItem(key, JSON.stringify(confirmed));
  leaveToSignIn(studio, location.pathname);
}

/** What was asked before the sign-in; undefined where nothing was. */
export function takeConfirmed(): Confirmed | undefined {
  const { action, email = '' } =
    readNote<{ action: string; email: string }>(safeSession, key) ?? {};
  safeSession.removeItem(key);
  if (action === 'export') return { action };
  return action === 'deletion' ? { action, email } : undefined;
}
