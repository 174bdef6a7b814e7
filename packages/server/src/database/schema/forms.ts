import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language, WritingFormat } from '@ecritoire/contracts';
import { instant } from './columns.ts';

export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** The address as addresses are compared, whatever the case it was typed in. */
    emailKey: text('email_key').notNull(),
    expectations: text('expectations'),
    formats: text('formats').array().$type<WritingFormat[]>().notNull(),
    currentPractice: text('current_practice'),
    language: text('language').$type<Language>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('waitlist_entries_once').on(table.emailKey)],
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
  },
  (table) => [index('visitor_messages_by_email').on(table.emailKey)],
);
