import type { SafeNotes } from './safe-session.ts';

/** Milliseconds within which no page is loaded anew twice (specification, section 9). */
const reloadGuard = 10_000;

const key = 'ecritoire:reloaded';

/**
 * Loads the page anew, unless that was done a moment ago: a page that fails each time must not
 * reload for ever. Where a browser keeps no note of it nothing is loaded anew.
 * @returns whether it did
 */
export function reloadOnce(
  storage: Pick<SafeNotes, 'getItem' | 'setItem' | 'isKept'>,
  reload: () => void,
  now = Date.now(),
): boolean {
  const last = Number(storage.getItem(key) ?? -Infinity);
  // A clock that was set back meanwhile is no reason to wait for longer.
  if (Math.abs(now - last) < reloadGuard) return false;
  storage.setItem(key, String(now));
  if (!storage.isKept(key)) return false;
  reload();
  return true;
}
