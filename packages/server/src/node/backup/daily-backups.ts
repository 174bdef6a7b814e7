import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/open-database.ts';
import { describeError } from '../../http/describe-error.ts';
import type { Clock, Logger } from '../../services.ts';
import { backUp, listDailyBackups } from './back-up.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A start and its first requests come before the first backup, in milliseconds. */
const FIRST_CHECK = 2 * 60 * 1000;
const CHECK_INTERVAL = 60 * 60 * 1000;

type Daily = { folder: string; count: number };

/**
 * Backs the embedded database up where the last daily backup is a day old, and deletes those over
 * the number to retain. A failed backup deletes nothing.
 *
 * @returns the new file; undefined when none was due.
 */
export async function backUpWhenDue(
  database: Pick<OpenDatabase, 'copyTo'>,
  { folder, count }: Daily,
  now: Date,
): Promise<string | undefined> {
  // Ignores backups dated in the future: the clock was wrong.
  const isPast = (name: string) => timeOf(name) <= now.getTime();
  const { daily, unfinished } = await listDailyBackups(folder);
  const last = daily.find(isPast);
  if (last !== undefined && now.getTime() - timeOf(last) < DAY) return undefined;
  for (const name of unfinished) await rm(join(folder, name), { recursive: true, force: true });
  const file = await backUp(database, folder, { kind: 'daily', now });
  const after = await listDailyBackups(folder);
  for (const name of after.daily.filter(isPast).slice(count)) await rm(join(folder, name));
  return file;
}

/** `daily-2026-03-02T08-00-00Z.tar.gz` → its milliseconds. */
function timeOf(name: string): number {
  return Date.parse(name.slice(6, 26).replace(/T(\d\d)-(\d\d)-/u, 'T$1:$2:'));
}

/** Keeps daily backups for as long as the server runs. */
export function startDailyBackups(
  database: Pick<OpenDatabase, 'copyTo'>,
  daily: Daily,
  { clock, logger }: { clock: Clock; logger: Logger },
): { close: () => Promise<void> } {
  let running = Promise.resolve();
  const check = async () => {
    try {
      if (await backUpWhenDue(database, daily, clock.now())) logger.info({}, 'backup made');
    } catch (error) {
      logger.error({ error: describeError(error) }, 'backup failed');
    }
  };
  const next = () => void (running = running.then(check));
  const first = setTimeout(next, FIRST_CHECK).unref();
  const interval = setInterval(next, CHECK_INTERVAL).unref();
  return {
    close: async () => {
      clearTimeout(first);
      clearInterval(interval);
      await running;
    },
  };
}
