import { join } from 'node:path';
import { StartUpError } from '../start-up-error.ts';
import { lockFile, type Lock } from './lock-file.ts';

/**
 * Takes a data folder for this process alone. Two processes writing one embedded database lose
 * each other's rows without a word, so the second is refused.
 *
 * @throws StartUpError when another process, or another part of this one, holds the folder, or when
 *   the lock cannot be used at all.
 */
export function lockFolder(folder: string): Lock {
  const file = join(folder, 'lock');
  let lock: Lock | undefined;
  try {
    lock = lockFile(file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartUpError(
      `The lock of the data folder ${file} cannot be used (${reason}): correct that, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  if (lock) return lock;
  throw new StartUpError(
    `Another Écritoire is already running on the data folder ${folder}: stop it, or set DATA_DIR to another folder.`,
  );
}
