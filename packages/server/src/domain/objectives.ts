import { and, desc, eq, gt } from 'drizzle-orm';
import type { Objectives, ObjectiveWeek, User, WeeklyTargets } from '@ecritoire/contracts';
import { addDays, localDateIn, weekOf } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { keyPageOf, keyPageRequest, type KeyShape } from '../database/pages.ts';
import { weeklyTargets } from '../database/schema.ts';
import { isStale, type IfMatch } from '../database/versions.ts';
import { isLocalDate } from '../local-date.ts';
import { countWeeks, firstWeekStart, weeksBack } from './weeks.ts';

/** Whose objectives, with what decides which day it is and where weeks begin. */
export type Writer = Pick<User, 'id' | 'timeZone' | 'weekStart'> & { createdAt: Date };

/** Most streaks are shorter, and a year of sessions takes longer to read. */
const FIRST_WEEKS = 9;
const WEEKS_AT_ONCE = 53;

const todayOf = ({ timeZone }: Writer, now: Date) => localDateIn(now, timeZone);

async function versionOf(database: Database, userId: string): Promise<number> {
  const [last] = await database
    .select({ version: weeklyTargets.version })
    .from(weeklyTargets)
    .where(eq(weeklyTargets.userId, userId))
    .orderBy(desc(weeklyTargets.version))
    .limit(1);
  return last?.version ?? 1;
}

/**
 * Consecutive achieved weeks up to last week, and the current one once it is achieved: a week that
 * is not over breaks nothing.
 */
async function currentWeekWithStreak(
  database: Database,
  userId: string,
  currentStart: string,
): Promise<{ week: ObjectiveWeek; streak: number }> {
  let weeks = await weeksBack(database, userId, currentStart, FIRST_WEEKS);
  const [week] = weeks;
  if (!week) throw new Error('There is always a current week.');
  let streak = week.achieved ? 1 : 0;
  let earlier = weeks.slice(1);
  for (;;) {
    const broken = earlier.findIndex(({ achieved }) => !achieved);
    if (broken >= 0) return { week, streak: streak + broken };
    streak += earlier.length;
    const oldest = weeks.at(-1) ?? week;
    weeks = await weeksBack(database, userId, addDays(oldest.startsOn, -7), WEEKS_AT_ONCE);
    earlier = weeks;
  }
}

export async function currentObjectives(
  database: Database,
  writer: Writer,
  now: Date,
): Promise<Objectives> {
  const { startsOn } = weekOf(todayOf(writer, now), writer.weekStart);
  const { week, streak } = await currentWeekWithStreak(database, writer.id, startsOn);
  return { ...week, streak, version: await versionOf(database, writer.id) };
}

/** Sets the targets from the current week on. Runs inside `asWriter`. */
export async function setTargets(
  transaction: Database,
  asked: { writer: Writer; targets: WeeklyTargets; ifMatch: IfMatch; now: Date },
): Promise<'set' | 'stale'> {
  const { writer, targets, ifMatch, now } = asked;
  const { words, sessions } = targets;
  const current = await versionOf(transaction, writer.id);
  if (isStale(ifMatch, { version: current })) return 'stale';
  const setOn = todayOf(writer, now);
  const row = { userId: writer.id, setOn, words, sessions, version: current + 1 };
  // Set where it was tomorrow already: the last word counts, wherever it is said.
  await transaction
    .delete(weeklyTargets)
    .where(and(eq(weeklyTargets.userId, writer.id), gt(weeklyTargets.setOn, setOn)));
  await transaction
    .insert(weeklyTargets)
    .values(row)
    .onConflictDoUpdate({
      target: [weeklyTargets.userId, weeklyTargets.setOn],
      set: { words, sessions, version: row.version },
    });
  return 'set';
}

export const WEEK_KEY: KeyShape = [isLocalDate];

/** Newest first, the current one included. */
export async function listWeeks(
  database: Database,
  writer: Writer,
  query: { cursor?: string; limit?: number },
  now: Date,
): Promise<{ items: ObjectiveWeek[]; nextCursor: string | null }> {
  const page = keyPageRequest(query, WEEK_KEY);
  const [after] = page.after ?? [];
  const today = todayOf(writer, now);
  const dayBefore = after === undefined ? today : addDays(after, -1);
  // Where weeks begin, and where the writer is, may have changed since the cursor was given out.
  const newest = weekOf(dayBefore < today ? dayBefore : today, writer.weekStart);
  const oldest = await firstWeekStart(
    database,
    writer.id,
    localDateIn(writer.createdAt, writer.timeZone),
    writer.weekStart,
  );
  const left = countWeeks(oldest, newest.startsOn);
  const howMany = Math.min(left, page.limit + 1);
  const weeks = howMany > 0 ? await weeksBack(database, writer.id, newest.startsOn, howMany) : [];
  return keyPageOf(
    weeks,
    page,
    ({ startsOn }) => [startsOn],
    (week) => week,
  );
}
