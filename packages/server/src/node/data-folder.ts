import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartUpError } from './start-up-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'cannot be read and written by this user',
  EPERM: 'cannot be read and written by this user',
  EROFS: 'is on a disk that cannot be written',
  EEXIST: 'is a file',
  ENOTDIR: 'is, or lies inside, a file',
  ENOSPC: 'is on a full disk',
};

/**
 * Makes the data folder when it is not there, for its owner alone.
 *
 * @throws StartUpError when it cannot be read and written.
 */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // Whoever started the product as another user has left files of that user's.
    for (const name of readdirSync(folder)) {
      accessSync(join(folder, name), constants.R_OK | constants.W_OK);
    }
  } catch (cause) {
    const reason = REASONS[codeOf(cause) ?? ''] ?? 'cannot be used';
    throw new StartUpError(
      `The data folder ${folder} ${reason}: correct that, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}
