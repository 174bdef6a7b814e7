import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

/** An open invitation; accepted or revoked, its row is gone, and with it all use of its token. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 in hexadecimal; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_by_token').on(table.tokenHash),
    index('invitations_of_author').on(table.authorId, table.createdAt, table.id),
  ],
);

/** A reader who accepted an author's invitation. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readerId: uuid('reader_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_once').on(table.readerId, table.authorId),
    index('subscriptions_of_author').on(table.authorId, table.createdAt, table.id),
    index('subscriptions_of_reader').on(table.readerId, table.createdAt, table.id),
  ],
);
