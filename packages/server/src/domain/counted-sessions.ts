import { and, between, eq, ne } from 'drizzle-orm';
import { writingSessions } from '../database/schema.ts';

/**
 * The sessions that count for the days of a range: all but those that were discarded.
 *
 * @param from local date, included, as `to` is.
 */
export const countedSessions = (userId: string, from: string, to: string) =>
  and(
    eq(writingSessions.writerId, userId),
    between(writingSessions.localDate, from, to),
    ne(writingSessions.status, 'discarded'),
  );
