import { and, asc, count, eq, lte, sql, sum } from 'drizzle-orm';
import type { ObjectiveWeek, User, WeeklyTargets } from '@ecritoire/contracts';
import { addDays, countDays, weekOf } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { weeklyTargets, writingSessions } from '../database/schema.ts';
import { countedSessions } from './counted-sessions.ts';

/** The specification's objectives, until the writer sets others. */
const DEFAULT_TARGETS: WeeklyTargets = { words: 10_000, sessions: 3 };

type TargetsRow = typeof weeklyTargets.$inferSelect;

/** Oldest first. */
async function targetsSetUntil(
  database: Database,
  userId: string,
  localDate: string,
): Promise<TargetsRow[]> {
  return database
    .select()
    .from(weeklyTargets)
    .where(and(eq(weeklyTargets.userId, userId), lte(weeklyTargets.setOn, localDate)))
    .orderBy(asc(weeklyTargets.setOn));
}

/**
 * The targets of a week: the last ones set on one of its days or before. So a change holds from
 * the week it is made in, and no week that was over then is touched, wherever weeks begin.
 */
function targetsOf(set: readonly TargetsRow[], endsOn: string): WeeklyTargets {
  const { words, sessions } = set.findLast(({ setOn }) => setOn <= endsOn) ?? DEFAULT_TARGETS;
  return { words, sessions };
}

async function progressByDay(database: Database, userId: string, from: string, to: string) {
  return database
    .select({
      date: writingSessions.localDate,
      words: sum(writingSessions.words).mapWith(Number),
      sessions: count(),
    })
    .from(writingSessions)
    .where(countedSessions(userId, from, to))
    .groupBy(writingSessions.localDate);
}

/**
 * Consecutive weeks, newest first.
 *
 * @param newest the first day of the newest one.
 * @param howMany at least one.
 */
export async function weeksBack(
  database: Database,
  userId: string,
  newest: string,
  howMany: number,
): Promise<ObjectiveWeek[]> {
  const oldest = addDays(newest, -7 * (howMany - 1));
  const last = addDays(newest, 6);
  const set = await targetsSetUntil(database, userId, last);
  const weeks = Array.from({ length: howMany }, (_, index) => {
    const startsOn = addDays(newest, -7 * index);
    const endsOn = addDays(startsOn, 6);
    return { startsOn, endsOn, targets: targetsOf(set, endsOn), words: 0, sessions: 0 };
  });
  for (const { date, words, sessions } of await progressByDay(database, userId, oldest, last)) {
    const week = weeks[howMany - countWeeks(oldest, date)];
    if (!week) throw new Error('A day lies outside of the weeks that were asked for.');
    week.words += words;
    week.sessions += sessions;
  }
  return weeks.map(({ startsOn, endsOn, targets, words, sessions }) => {
    const achieved = words >= targets.words && sessions >= targets.sessions;
    return { startsOn, endsOn, targets, words, sessions, achieved };
  });
}

/** The first day of the writer's first week: that of the account, or of an earlier session. */
export async function firstWeekStart(
  database: Database,
  userId: string,
  accountMadeOn: string,
  weekStart: User['weekStart'],
): Promise<string> {
  const [first] = await database
    .select({ date: sql<string | null>`min(${writingSessions.localDate})` })
    .from(writingSessions)
    .where(eq(writingSessions.writerId, userId));
  const date = first?.date ?? accountMadeOn;
  return weekOf(date < accountMadeOn ? date : accountMadeOn, weekStart).startsOn;
}

/** How many weeks there are from one that begins on `oldest` to that of a date, both included. */
export const countWeeks = (oldest: string, date: string): number =>
  Math.floor((countDays(oldest, date) - 1) / 7) + 1;
