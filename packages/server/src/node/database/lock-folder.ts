import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartUpError } from '../start-up-error.ts';

export type FolderLock = { release: () => void };

/**
 * Takes a data folder for this process alone. Two processes writing one embedded database lose
 * each other's rows without a word, so the second is refused.
 *
 * The lock is the operating system's own, on an empty SQLite file: Node offers no other way to
 * hold one. It goes when the process goes, `kill -9` included, and leaves nothing stale behind.
 *
 * @throws StartUpError when another process, or another part of this one, holds the folder.
 */
export function lockFolder(folder: string): FolderLock {
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new StartUpError(
      `Another Écritoire is already running on the data folder ${folder}: stop it, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return { release: () => lock.close() };
}
