import { statfsSync } from 'node:fs';

/**
 * Bytes that have to be free before anything is written: three segments of the write-ahead log.
 * PGlite never comes back from a new segment that finds no room (decision 0037).
 */
export const NEEDED = 48 * 1024 * 1024;
/** Ending a device changes one small row: one segment is enough. */
const NEEDED_TO_END_DEVICES = 20 * 1024 * 1024;
const ENDS_DEVICES = /^\s*update "refresh_tokens"/iu;

/** As PostgreSQL says it. */
class DiskFull extends Error {
  override name = 'DiskFull';
  readonly code = '53100';
}

/** Statements that write nothing, and those that end a transaction which wrote. */
const WRITES_NOTHING =
  /^\s*(?:select\b(?!.*\bfor\s+(?:no key )?update\b)|show|begin|rollback|commit|set)\b/isu;

/** Bytes that are free for the owner of a folder. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Refuses a statement that could write while there is too little room.
 *
 * @param statement as it goes to the database.
 * @param freeBytes how much room there is.
 * @throws DiskFull with PostgreSQL's code for it.
 */
export function assertRoomFor(statement: string, freeBytes: () => number): void {
  if (WRITES_NOTHING.test(statement)) return;
  if (freeBytes() >= (ENDS_DEVICES.test(statement) ? NEEDED_TO_END_DEVICES : NEEDED)) return;
  throw new DiskFull('There is no room left on the disk of the embedded database.');
}
