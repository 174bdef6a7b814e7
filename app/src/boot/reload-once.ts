/** Milliseconds within which no page is loaded anew twice (specification, section 9). */
const reloadGuard = 10_000;

const key = 'ecritoire:reloaded';

/**
 * Loads the page anew, unless that was done a moment ago: a page that fails each time must not
 * reload for ever.
 * @returns whether it did
 */
export function reloadOnce(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  reload: () => void,
  now = Date.now(),
): boolean {
  const last = Number(storage.getItem(key) ?? -Infinity);
  if (now - last < reloadGuard) return false;
  storage.setItem(key, String(now));
  reload();
  return true;
}
