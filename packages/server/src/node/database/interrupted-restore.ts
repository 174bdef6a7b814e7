import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartUpError } from '../start-up-error.ts';

/** What a restore has unpacked, and not put in its place yet. */
const UNPACKED = /^restoring-[\dT-]+Z$/;
const REPLACED = /^database-before-[\dT-]+Z$/;

/** The folders of a restore in a data folder, by its time: 2026-03-02T08-00-00Z. */
export const unpackedName = (time: string) => `restoring-${time}`;
export const replacedName = (time: string) => `database-before-${time}`;

const foldersIn = (dataFolder: string, name: RegExp): string[] =>
  readdirSync(dataFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && name.test(entry.name))
    .map((entry) => join(dataFolder, entry.name));

/** What an interrupted restore has unpacked: copies of every text. */
export const unpackedIn = (dataFolder: string) => foldersIn(dataFolder, UNPACKED);

/**
 * An interrupted restore can leave the database under another name: an empty one would hide it.
 *
 * @param folder of the database.
 * @throws StartUpError when it is missing beside what a restore replaced or has unpacked.
 */
export function assertNoInterruptedRestore(folder: string): void {
  if (existsSync(folder)) return;
  const dataFolder = dirname(folder);
  const replaced = foldersIn(dataFolder, REPLACED).map((path) => basename(path));
  if (replaced.length === 0 && unpackedIn(dataFolder).length === 0) return;
  const other =
    replaced.length === 0
      ? ''
      : `, or rename what one has replaced to database (${replaced.join(', ')})`;
  throw new StartUpError(
    `There is no database in ${dataFolder}, where a restore was interrupted: restore a backup${other}.`,
  );
}
