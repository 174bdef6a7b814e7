import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** The weekly targets from the day they were set on; the last ones of its days apply to a week. */
export const weeklyTargets = pgTable(
  'weekly_targets',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    setOn: date('set_on').notNull(),
    words: integer('words').notNull(),
    sessions: integer('sessions').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.setOn] })],
);
