import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartUpError } from '../start-up-error.ts';

/** SQLite's code of a file that another connection holds. */
const SQLITE_BUSY = 5;

export type FolderLock = { release: () => void };

/**
 * Takes a data folder for this process alone. Two processes writing one embedded database lose
 * each other's rows without a word, so the second is refused.
 *
 * The lock is the operating system's own, on an empty SQLite file: Node offers no other way to
 * hold one. It goes when the process goes, `kill -9` included, and leaves nothing stale behind.
 *
 * @throws StartUpError when another process, or another part of this one, holds the folder, or when
 *   the lock cannot be used at all.
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock?.close();
    throw new StartUpError(
      isBusy(cause)
        ? `Another Écritoire is already running on the data folder ${folder}: stop it, or set DATA_DIR to another folder.`
        : `The lock of the data folder ${file} cannot be used (${reasonOf(cause)}): correct that, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  const held = lock;
  return { release: () => held.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
