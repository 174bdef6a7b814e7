import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Language, User } from '@ecritoire/contracts';
import { instant } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    givenName: text('given_name'),
    pictureUrl: text('picture_url'),
    bio: text('bio'),
    language: text('language').$type<Language>().notNull(),
    timeZone: text('time_zone').notNull(),
    weekStart: text('week_start').$type<User['weekStart']>().notNull(),
    active: boolean('active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [unique('users_identity').on(table.issuer, table.subject)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 in hexadecimal; the token itself is never stored. */
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('refresh_tokens_user').on(table.userId)],
);
