import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extract, list } from 'tar';
import { syncPath } from '../database/create-embedded.ts';
import { replacedName, unpackedIn, unpackedName } from '../database/interrupted-restore.ts';
import { lockFolder } from '../database/lock-folder.ts';
import { migrationsToRun } from '../database/migrate.ts';
import { openEmbeddedDatabase } from '../database/open-embedded.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { StartUpError } from '../start-up-error.ts';
import { ARCHIVED_FOLDER } from './back-up.ts';

/**
 * Puts the database of a backup in the place of the embedded one, once all of it could be read.
 * What it replaces stays beside it.
 *
 * @param file from `backUp`.
 * @param dataFolder of a server that does not run.
 * @returns the folder that holds what was replaced; undefined where there was nothing.
 * @throws StartUpError when the backup is damaged or of a newer Écritoire; nothing is changed then.
 */
export async function restore(
  file: string,
  dataFolder: string,
  now: Date,
): Promise<string | undefined> {
  const lock = lockFolder(dataFolder);
  const time = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const unpacked = join(dataFolder, unpackedName(time));
  try {
    for (const left of unpackedIn(dataFolder)) await rm(left, { recursive: true });
    await mkdir(unpacked, { mode: 0o700 });
    await unpack(file, unpacked);
    await verify(unpacked);
    const current = join(dataFolder, ARCHIVED_FOLDER);
    const replaced = join(dataFolder, replacedName(time));
    const isThere = existsSync(current);
    if (isThere) await rename(current, replaced);
    try {
      await rename(join(unpacked, ARCHIVED_FOLDER), current);
    } catch (error) {
      if (isThere) await rename(replaced, current);
      throw error;
    }
    syncPath(dataFolder);
    return isThere ? replaced : undefined;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    lock.release();
  }
}

async function unpack(file: string, into: string): Promise<void> {
  if (!existsSync(file)) throw new StartUpError(`There is no backup ${file}.`);
  try {
    // A damaged archive is found before anything of it is written.
    await list({ file, strict: true });
    await extract({
      file,
      cwd: into,
      strict: true,
      filter: (path, entry) =>
        (path === ARCHIVED_FOLDER || path.startsWith(`${ARCHIVED_FOLDER}/`)) &&
        'type' in entry &&
        (entry.type === 'File' || entry.type === 'Directory'),
    });
  } catch (cause) {
    throw new StartUpError(`The backup ${file} is damaged: nothing is restored.`, { cause });
  }
  if (!existsSync(join(into, ARCHIVED_FOLDER, 'PG_VERSION'))) {
    throw new StartUpError(`${file} is no backup of Écritoire: nothing is restored.`);
  }
}

/** Opens it, which replays its log, and reads every row of every table. */
async function verify(folder: string): Promise<void> {
  const database = await openEmbeddedDatabase(folder);
  try {
    await migrationsToRun(database);
    await readEveryRow(database);
  } catch (cause) {
    if (cause instanceof StartUpError) throw cause;
    throw new StartUpError('The database of the backup is damaged: nothing is restored.', {
      cause,
    });
  } finally {
    await database.close();
  }
}

async function readEveryRow({ onOneConnection }: OpenDatabase): Promise<void> {
  await onOneConnection(async ({ rows }) => {
    const tables = await rows(
      "SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    for (const { name } of tables) {
      await rows(`SELECT sum(length(one::text)) FROM ${String(name)} AS one`);
    }
  });
}
