import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** The sum of its documents' and its sessions' sizes. */
    size: bigint('size', { mode: 'number' }).notNull().default(0),
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
    /** Access tokens name it. */
    id: uuid('id').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Signed out; stored until it would have expired, so that its use is noticed. */
    endedAt: instant('ended_at'),
    browser: text('browser'),
    system: text('system'),
  },
  (table) => [
    index('refresh_tokens_user').on(table.userId),
    uniqueIndex('refresh_tokens_id').on(table.id),
  ],
);

/** An id token signs in once. */
export const usedIdTokens = pgTable(
  'used_id_tokens',
  { hash: text('hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_id_tokens_expiry').on(table.expiresAt)],
);

/** Id tokens from before sign no one in; of identities whose account may be gone. */
export const signInCutoffs = pgTable('sign_in_cutoffs', {
  identityHash: text('identity_hash').primaryKey(),
  cutOffAt: instant('cut_off_at').notNull(),
});
