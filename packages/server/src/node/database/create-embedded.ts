import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Makes the folder of a new embedded database, if it is not there yet: all of it or nothing, so
 * that a process killed (or a machine switched off) in its first seconds leaves no half database.
 */
export async function createEmbeddedDatabase(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const client = await PGlite.create(unfinished);
  await client.close();
  await syncTree(unfinished);
  await rename(unfinished, folder);
  syncPath(dirname(folder));
}

/** PGlite writes a new database without one fsync. */
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) syncPath(join(entry.parentPath, entry.name));
  syncPath(folder);
}

/** Writes a file, or the list of a folder's files, through to the disk. */
export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
