import { count, countDistinct, eq, gte, isNull, sum } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  documents,
  projects,
  users,
  visitorMessages,
  waitlistEntries,
  writingSessions,
} from '../../database/schema.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Figures of the whole database, without any text. */
export async function statistics(database: Database, now: Date) {
  const rows = async (
    table: Parameters<Database['$count']>[0],
    where?: Parameters<Database['$count']>[1],
  ) => database.$count(table, where);
  const writers = async (days: number) => {
    const since = new Date(now.getTime() - days * DAY);
    const [row] = await database
      .select({ writers: countDistinct(writingSessions.writerId) })
      .from(writingSessions)
      .where(gte(writingSessions.startedAt, since));
    return row?.writers ?? 0;
  };
  const [written] = await database
    .select({ words: sum(writingSessions.words).mapWith(Number), sessions: count() })
    .from(writingSessions);
  const [stored] = await database
    .select({ characters: sum(users.size).mapWith(Number) })
    .from(users);
  return {
    accounts: await rows(users),
    deactivated: await rows(users, eq(users.active, false)),
    writersInLast7Days: await writers(7),
    writersInLast30Days: await writers(30),
    projects: await rows(projects),
    documents: await rows(documents),
    sessions: written?.sessions ?? 0,
    publishedSessions: await rows(writingSessions, eq(writingSessions.status, 'published')),
    words: written?.words ?? 0,
    characters: stored?.characters ?? 0,
    waitlist: await rows(waitlistEntries),
    unansweredMessages: await rows(visitorMessages, isNull(visitorMessages.answeredAt)),
  };
}
