import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deleteSome } from '../database/delete-some.ts';
import { rateLimits } from '../database/schema.ts';

/** Longer than any window: a client without a request for a day is deleted. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

type Request = Omit<typeof rateLimits.$inferInsert, 'requests'>;

/**
 * Counts a request in one statement, so that servers which count at once count rightly. A clock
 * that is behind those of other servers goes on with their window.
 *
 * @returns how many there are now in the window, this one included.
 */
export async function countRequest(database: Database, request: Request): Promise<number> {
  const isSameWindow = sql`${rateLimits.windowStart} >= excluded.window_start`;
  const [counted] = await database
    .insert(rateLimits)
    .values({ ...request, requests: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.operation, rateLimits.clientHash],
      set: {
        requests: sql`CASE WHEN ${isSameWindow} THEN ${rateLimits.requests} + 1 ELSE 1 END`,
        windowStart: sql`greatest(${rateLimits.windowStart}, excluded.window_start)`,
      },
    })
    .returning({ requests: rateLimits.requests });
  if (!counted) throw new Error('The request was not counted.');
  if (counted.requests === 1) {
    const past = new Date(request.windowStart.getTime() - RETENTION_MS);
    await deleteSome(database, rateLimits, lt(rateLimits.windowStart, past));
  }
  return counted.requests;
}

/**
 * Makes sure that something can be written: a database may answer and be read-only, or full.
 *
 * @throws what the database says.
 */
export async function assertWritable(database: Database, now: Date): Promise<void> {
  await countRequest(database, { operation: 'getReadiness', clientHash: '', windowStart: now });
}
