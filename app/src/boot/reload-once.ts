import type { SafeNotes } from './safe-session.ts';

/** Milliseconds within which no page is reloaded twice (specification, section 9). */
const reloadGuard = 10_000;

const key = 'ecritoire:reloaded';

/**
 * Reloads the page, unless that was done a moment ago: a page that fails each time must not reload
 * for ever. Where a browser stores no note of it nothing is reloaded.
 * @returns whether it did
 */
export function reloadOnce(
  storage: Pick<SafeNotes, 'getItem' | 'setItem' | 'isPersistent'>,
  reload: () => void,
  now = Date.now(),
): boolean {
  const last = Number(storage.getItem(key) ?? -Infinity);
  // A clock that was set back meanwhile is no reason to wait for longer.
  if (Math.abs(now - last) < reloadGuard) return false;
  storage.setItem(key, String(now));
  if (!storage.isPersistent(key)) return false;
  reload();
  return true;
}
