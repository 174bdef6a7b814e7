import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { codeOf, StartUpError } from '../start-up-error.ts';
import { freeBytesOf, NEEDED } from './free-space.ts';

/** They belong to the running process. */
const NOT_COPIED = /^(?:pg_wal\b|postmaster\.(?:pid|opts)$)/u;

/**
 * Copies the files of an embedded database while it goes on, by PostgreSQL's own steps for it
 * (PostgreSQL 17, 25.3.4 "Making a base backup using the low level API"). Opening the copy replays
 * what was written meanwhile.
 *
 * @param client of the database in `folder`; no checkpoint may be run until this ends, because it
 *   would recycle the write-ahead log that the copy needs.
 * @param target a folder that does not exist yet.
 * @param freeBytes room on the disk of a folder.
 * @throws StartUpError where the copy, and an archive of it, would leave too little room to write.
 */
export async function copyEmbedded(
  client: Pick<PGlite, 'query'>,
  folder: string,
  target: string,
  freeBytes: (folder: string) => number = freeBytesOf,
): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if (freeBytes(dirname(target)) < 2 * (await sizeOf(folder)) + NEEDED) {
    throw new StartUpError(
      'There is too little room on the disk for a backup: nothing is written.',
    );
  }
  await client.query("SELECT pg_backup_start('ecritoire', true)");
  let label: string;
  try {
    await copyTree(folder, target, (path) => !NOT_COPIED.test(path));
  } finally {
    const stopped = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(false)',
    );
    label = stopped.rows[0]?.labelfile ?? '';
  }
  const firstSegment = /\(file ([\dA-F]{24})\)/u.exec(label)?.[1];
  if (firstSegment === undefined) throw new Error('PostgreSQL names no segment to begin with.');
  await writeFile(join(target, 'backup_label'), label);
  const isNeeded = (path: string) => !/^[\dA-F]{24}$/u.test(path) || path >= firstSegment;
  await copyTree(join(folder, 'pg_wal'), join(target, 'pg_wal'), isNeeded);
}

async function copyTree(
  from: string,
  to: string,
  isWanted: (path: string) => boolean,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = relative(from, join(entry.parentPath, entry.name));
    if (!isWanted(path)) continue;
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    else await copyIfThere(join(from, path), join(to, path));
  }
}

/** Bytes of the files in a folder. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let size = 0;
  for (const entry of entries) {
    const file = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    if (file?.isFile()) size += file.size;
  }
  return size;
}

/** A file that is dropped meanwhile is not missed: the write-ahead log drops it again. */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
