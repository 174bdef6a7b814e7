import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language, WritingFormat } from '@ecritoire/contracts';
import { instant } from './columns.ts';

export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** The address as addresses are compared, independent of its case. */
    emailKey: text('email_key').notNull(),
    expectations: text('expectations'),
    formats: text('formats').array().$type<WritingFormat[]>().notNull(),
    currentPractice: text('current_practice'),
    language: text('language').$type<Language>(),
    createdAt: instant('created_at').notNull(),
    /** When the operator had a digest with it. */
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    uniqueIndex('waitlist_entries_once').on(table.emailKey),
    index('waitlist_entries_unnotified')
      .on(table.createdAt)
      .where(sql`${table.notifiedAt} IS NULL`),
  ],
);

/** What visitors ask and suggest. */
export const visitorMessages = pgTable(
  'visitor_messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'question' | 'suggestion'>().notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    text: text('text').notNull(),
    language: text('language').$type<Language>(),
    createdAt: instant('created_at').notNull(),
    /** When the operator had a digest with it. */
    notifiedAt: instant('notified_at'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('visitor_messages_by_email').on(table.emailKey),
    index('visitor_messages_unnotified')
      .on(table.createdAt)
      .where(sql`${table.notifiedAt} IS NULL`),
  ],
);

/** One row, held by the server that sends digests. */
export const digestLease = pgTable('digest_lease', {
  id: boolean('id').primaryKey().default(true),
  nextAt: instant('next_at').notNull(),
});
