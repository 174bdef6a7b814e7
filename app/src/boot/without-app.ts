import { reloadOnce } from './reload-once.ts';

export type WithoutApp = {
  /** The build that the page comes from. */
  current: string | undefined;
  /** The build that the server has; null when nobody answers. */
  latest: () => Promise<string | null>;
  /** Whether somebody has filled in something that would be lost with the page. */
  isFilledIn: () => boolean;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
};

/**
 * The app of a page that can be read without it did not come. The page stays, with what was typed
 * on it, unless a newer build has taken its files away and nothing would be lost.
 */
export async function goOnWithoutApp(options: WithoutApp): Promise<void> {
  const latest = await options.latest();
  if (latest === null || latest === options.current || options.isFilledIn()) return;
  reloadOnce(options.storage, options.reload);
}
