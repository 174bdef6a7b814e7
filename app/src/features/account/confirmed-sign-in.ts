import { readNote, safeSession } from '../../boot/safe-session.ts';
import { type Services } from '../../shared/services/services.ts';
import type { ObjectivesFormValues } from '../objectives/index.ts';
import type { TimeChanges } from './SettingsTime.tsx';
import { leaveToSignIn } from '../../shared/sign-in/leave-to-sign-in.ts';

/** What goes on once the writer has signed in again. */
export type Confirmed = { action: 'export' | 'archive' } | { action: 'deletion'; email: string };

/** What was changed in the forms of the settings, and not saved. */
export type SettingsDrafts = {
  time?: TimeChanges | undefined;
  targets?: ObjectivesFormValues | undefined;
};

type Note = { userId: string; at: number; action: string; email: string; drafts: SettingsDrafts };

const key = 'ecritoire:confirmed-sign-in';
/** As long as the server takes the new sign-in for a confirmation. */
const validFor = 5 * 60_000;

/**
 * Leaves for the sign-in that a download or a deletion asks for; the settings then go on with it, as
 * they were filled in.
 *
 * @param userId the writer who asked, the only one it goes on for.
 */
export function confirmSignIn(
  services: Services,
  userId: string,
  { confirmed, drafts }: { confirmed: Confirmed; drafts: SettingsDrafts },
): void {
  const at = services.clock.now();
  safeSession.setItem(key, JSON.stringify({ ...confirmed, drafts, userId, at }));
  services.unsavedChanges.stopUnloadWarnings();
  leaveToSignIn(services, location.pathname);
}

/**
 * What was asked before the sign-in, unless that was given up long ago, and the drafts of then;
 * neither of another writer.
 */
export function takeConfirmed(
  { clock }: Pick<Services, 'clock'>,
  userId: string,
): { confirmed: Confirmed | undefined; drafts: SettingsDrafts } {
  const note = readNote<Note>(safeSession, key);
  safeSession.removeItem(key);
  if (note?.userId !== userId) return { confirmed: undefined, drafts: {} };
  const { action, at = 0, email = '', drafts = {} } = note;
  if (clock.now() - at > validFor) return { confirmed: undefined, drafts };
  if (action === 'export' || action === 'archive') return { confirmed: { action }, drafts };
  return { confirmed: action === 'deletion' ? { action, email } : undefined, drafts };
}
