import { accessSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, StartUpError } from './start-up-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'cannot be read and written by this user',
  EPERM: 'cannot be read and written by this user',
  EROFS: 'is on a disk that cannot be written',
  EEXIST: 'is a file',
  ENOTDIR: 'is, or lies inside, a file',
  ENOENT: 'cannot be made there',
  ENOSPC: 'is on a full disk',
};

/**
 * Makes the data folder when it is not there, for its owner alone.
 *
 * @throws StartUpError when it cannot be read and written.
 */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // A start as another user has left files of that user's.
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

/** One folder at a time: Node's own `recursive` never ends where nothing can be made, as in /proc. */
function makeFolder(folder: string): void {
  const make = () => mkdirSync(folder, { mode: 0o700 });
  try {
    make();
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    make();
  }
}
