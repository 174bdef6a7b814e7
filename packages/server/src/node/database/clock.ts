import { sql } from 'drizzle-orm';
import type { Clock } from '../../services.ts';
import type { OpenDatabase } from './open-database.ts';

/** How often the database is asked what time it is, in milliseconds. */
const INTERVAL = 60_000;
/** Milliseconds within which an answer says what time it is: one that waited long says when it waited. */
const QUICK = 100;

/**
 * The database's clock: servers that share a database share one, however far their own clocks are
 * apart. Between two readings this machine's clock goes on from the last one.
 *
 * @returns the clock, and how to stop reading.
 */
export async function startClock(
  { db }: Pick<OpenDatabase, 'db'>,
  here: () => number = Date.now,
): Promise<Clock & { close: () => Promise<void> }> {
  let offset = 0;
  let isKnown = false;
  const read = async () => {
    const asked = here();
    const [row] = await db
      .select({ now: sql<string>`extract(epoch FROM clock_timestamp())::text` })
      .from(sql`(SELECT 1) AS one`);
    const answered = here();
    if (!row || (isKnown && answered - asked > QUICK)) return;
    offset = Number(row.now) * 1000 - (asked + answered) / 2;
    isKnown = true;
  };
  await read();
  // In trouble it is asked again, and the last reading holds.
  const interval = setInterval(() => void read().catch(() => undefined), INTERVAL);
  interval.unref();
  return {
    now: () => new Date(here() + offset),
    close: async () => clearInterval(interval),
  };
}
