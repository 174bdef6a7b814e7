import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'tar';
import { syncPath } from '../database/create-embedded.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { StartUpError } from '../start-up-error.ts';

/** Of the archive: the folder of the database. */
export const ARCHIVED_FOLDER = 'database';
const UNFINISHED = '.unfinished-';

export type BackupKind = 'daily' | 'manual';

/**
 * Writes a backup of the embedded database, whole or not at all, while it goes on.
 *
 * @param folder where backups are; it is made.
 * @returns its file, `daily-2026-03-02T08-00-00Z.tar.gz`.
 * @throws StartUpError on PostgreSQL.
 */
export async function backUp(
  { copyTo }: Pick<OpenDatabase, 'copyTo'>,
  folder: string,
  { kind, now }: { kind: BackupKind; now: Date },
): Promise<string> {
  if (!copyTo) {
    throw new StartUpError(
      'PostgreSQL is backed up by its own program: pg_dump --format=custom --no-owner --file=FILE "$DATABASE_URL"',
    );
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `${UNFINISHED}${randomUUID()}`);
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(folder, `${kind}-${time}Z.tar.gz`);
  try {
    await copyTo(join(unfinished, ARCHIVED_FOLDER));
    const archive = join(unfinished, 'archive');
    await create({ file: archive, gzip: true, cwd: unfinished, portable: true }, [ARCHIVED_FOLDER]);
    await chmod(archive, 0o600);
    syncPath(archive);
    await rename(archive, file);
    syncPath(folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return file;
}

/** Daily backups by name, the newest first, and what a killed process left unfinished. */
export async function listDailyBackups(folder: string) {
  const names = await readdir(folder).catch(() => []);
  return {
    daily: names
      .filter((name) => /^daily-[\dTZ-]+\.tar\.gz$/u.test(name))
      .toSorted()
      .toReversed(),
    unfinished: names.filter((name) => name.startsWith(UNFINISHED)),
  };
}
