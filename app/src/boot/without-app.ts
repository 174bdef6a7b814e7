import type { SafeNotes } from './safe-session.ts';
import { reloadOnce } from './reload-once.ts';

export type WithoutApp = {
  /** The build that the page comes from. */
  current: string | undefined;
  /** The build that the server has; null when nobody answers. */
  latest: () => Promise<string | null>;
  /** Whether somebody is about to type, or has typed, what would be lost with the page. */
  isInUse: () => boolean;
  storage: Pick<SafeNotes, 'getItem' | 'setItem' | 'isPersistent'>;
  reload: () => void;
};

/**
 * The app of a page that can be read without it did not come. The page stays, with what was typed
 * on it, unless a newer build has taken its files away and nothing would be lost.
 * @returns whether it stays without files that are gone: it is in vain to ask for them again
 */
export async function goOnWithoutApp(options: WithoutApp): Promise<boolean> {
  const latest = await options.latest();
  if (latest === null || latest === options.current) return false;
  return options.isInUse() || !reloadOnce(options.storage, options.reload);
}
