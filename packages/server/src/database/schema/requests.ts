import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

/** The first answer to each request that named a key, for one whose answer was lost on its way. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Null for a visitor. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 in hexadecimal, as the next one. The key itself unlocks the answer. */
    keyHash: text('key_hash').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Sealed with the key; null while the request is being carried out. */
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('idempotency_keys_one_request').on(table.userId, table.keyHash).nullsNotDistinct(),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);

/** How often a client has asked for an operation in its current window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    operation: text('operation').notNull(),
    /** A keyed hash of the client's address, which itself is never stored. */
    clientHash: text('client_hash').notNull(),
    windowStart: instant('window_start').notNull(),
    requests: integer('requests').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operation, table.clientHash] }),
    index('rate_limits_by_age').on(table.windowStart),
  ],
);
