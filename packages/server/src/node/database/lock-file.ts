import { DatabaseSync } from 'node:sqlite';

/** SQLite's code of a file that another connection holds. */
const SQLITE_BUSY = 5;

export type Lock = { release: () => void };

/**
 * Takes a file for this process alone.
 *
 * The lock is the operating system's own, on an empty SQLite file: Node offers no other way to
 * hold one. It goes when the process goes, `kill -9` included, and leaves nothing stale behind.
 *
 * @returns undefined where another process, or another part of this one, holds the file.
 * @throws Error when the lock cannot be used at all.
 */
export function lockFile(file: string): Lock | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  const held = lock;
  return { release: () => held.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
