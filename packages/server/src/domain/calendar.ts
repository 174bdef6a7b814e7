import { and, asc, between, count, eq, gt, isNotNull, sql, sum } from 'drizzle-orm';
import type { CalendarDay } from '@ecritoire/contracts';
import { addDays, countDays } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { documents, writingSessions } from '../database/schema.ts';
import { countedSessions } from './counted-sessions.ts';

const emptyDay = (date: string): CalendarDay => ({
  date,
  words: 0,
  sessions: 0,
  sentiments: { none: 0, positive: 0, neutral: 0, negative: 0 },
  journalEntries: [],
});

/**
 * The days of a range on which there is something, in order.
 *
 * @param from local date, included, as `to` is.
 */
export async function calendarDays(
  database: Database,
  userId: string,
  from: string,
  to: string,
): Promise<CalendarDay[]> {
  const bySentiment = await database
    .select({
      date: writingSessions.localDate,
      sentiment: writingSessions.sentiment,
      words: sum(writingSessions.words).mapWith(Number),
      sessions: count(),
    })
    .from(writingSessions)
    .where(countedSessions(userId, from, to))
    .groupBy(writingSessions.localDate, writingSessions.sentiment);
  const entries = await database
    .select({
      date: documents.entryDate,
      documentId: documents.id,
      projectId: sql<string>`${documents.projectId}`,
      words: documents.words,
    })
    .from(documents)
    .where(
      and(
        eq(documents.ownerId, userId),
        isNotNull(documents.projectId),
        between(documents.entryDate, from, to),
      ),
    )
    .orderBy(asc(documents.entryDate), asc(documents.createdAt), asc(documents.id));

  const days = new Map<string, CalendarDay>();
  const dayOf = (date: string) => {
    const day = days.get(date) ?? emptyDay(date);
    days.set(date, day);
    return day;
  };
  for (const { date, sentiment, words, sessions } of bySentiment) {
    const day = dayOf(date);
    day.words += words;
    day.sessions += sessions;
    day.sentiments[sentiment] += sessions;
  }
  for (const { date, ...entry } of entries) {
    if (date !== null) dayOf(date).journalEntries.push(entry);
  }
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * The words of every day of a range, in order; null for a day that is no writing day.
 *
 * @param from local date, included, as `to` is.
 */
export async function dailyWords(
  database: Database,
  userId: string,
  from: string,
  to: string,
): Promise<(number | null)[]> {
  const { localDate, words } = writingSessions;
  const written = await database
    .select({ date: localDate, words: sum(words).mapWith(Number) })
    .from(writingSessions)
    .where(countedSessions(userId, from, to))
    .groupBy(localDate);
  const entries = await database
    .selectDistinct({ date: sql<string>`${documents.entryDate}` })
    .from(documents)
    .where(
      and(
        eq(documents.ownerId, userId),
        isNotNull(documents.projectId),
        between(documents.entryDate, from, to),
        gt(documents.words, 0),
      ),
    );
  const days = new Map(entries.map(({ date }) => [date, 0]));
  for (const day of written) days.set(day.date, day.words);
  const dates = Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index));
  return dates.map((date) => days.get(date) ?? null);
}
