import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  Language,
  ParagraphType,
  ProjectType,
  Run,
  Sentiment,
  User,
  Visibility,
  WritingFormat,
  WritingSessionStatus,
} from '@ecritoire/contracts';

/** Milliseconds, as JavaScript's dates have: what is stored compares equal to what was meant. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Compared byte by byte, as positions are in JavaScript. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
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

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    type: text('type').$type<ProjectType>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('projects_of_owner').on(table.ownerId, table.updatedAt, table.id)],
);

export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The sum of its paragraphs' words. */
    words: integer('words').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Its place among the documents of its project. */
    position: bytewiseText('position').notNull(),
    version: integer('version').notNull().default(1),
    /** The day of a journal entry, where its writer was then; null for any other document. */
    entryDate: date('entry_date'),
    entryTimeZone: text('entry_time_zone'),
    /** As it is searched. */
    foldedTitle: text('folded_title').notNull(),
  },
  (table) => [
    index('documents_of_owner').on(table.ownerId, table.updatedAt, table.id),
    index('documents_of_project').on(table.projectId, table.position, table.id),
    uniqueIndex('documents_one_entry_a_day')
      .on(table.projectId, table.entryDate)
      .where(sql`entry_date IS NOT NULL`),
    index('documents_entries_of_owner')
      .on(table.ownerId, table.entryDate)
      .where(sql`entry_date IS NOT NULL`),
  ],
);

export const paragraphs = pgTable(
  'paragraphs',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    position: bytewiseText('position').notNull(),
    type: text('type').$type<ParagraphType>().notNull(),
    content: jsonb('content').$type<Run[]>().notNull(),
    words: integer('words').notNull(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /**
     * A deleted paragraph stays as an empty row, so that one that comes back (undo) goes on with
     * its versions: a change made from an older version 1 can never pass for one made from the new.
     */
    deleted: boolean('deleted').notNull().default(false),
    /** Its text as it is searched. */
    folded: text('folded').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.id] }),
    index('paragraphs_in_order').on(table.documentId, table.position),
  ],
);

export const writingSessions = pgTable(
  'writing_sessions',
  {
    id: uuid('id').primaryKey(),
    writerId: uuid('writer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<WritingSessionStatus>().notNull(),
    title: text('title'),
    comment: text('comment'),
    sentiment: text('sentiment').$type<Sentiment>().notNull().default('none'),
    visibility: text('visibility').$type<Visibility>().notNull().default('private'),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    timeZone: text('time_zone').notNull(),
    localDate: date('local_date').notNull(),
    startedAt: instant('started_at').notNull(),
    pausedAt: instant('paused_at'),
    endedAt: instant('ended_at'),
    publishedAt: instant('published_at'),
    /** Milliseconds of the pauses that are over. */
    pausedMs: bigint('paused_ms', { mode: 'number' }).notNull().default(0),
    idleMs: bigint('idle_ms', { mode: 'number' }).notNull().default(0),
    /** The last accepted edit since the session was last started or resumed. */
    lastEditAt: instant('last_edit_at'),
    words: integer('words').notNull().default(0),
    wordsRemoved: integer('words_removed').notNull().default(0),
    paragraphs: integer('paragraphs').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** Its title and its comment, a line each, as they are searched. */
    foldedReview: text('folded_review').notNull().default(''),
  },
  (table) => [
    uniqueIndex('writing_sessions_one_live')
      .on(table.writerId)
      .where(sql`status IN ('active', 'paused')`),
    index('writing_sessions_of_writer').on(table.writerId, table.startedAt, table.id),
    index('writing_sessions_by_words').on(table.writerId, table.words, table.id),
    index('writing_sessions_by_day').on(table.writerId, table.localDate),
    index('writing_sessions_published')
      .on(table.publishedAt, table.id)
      .where(sql`status = 'published'`),
    index('writing_sessions_published_by')
      .on(table.writerId, table.publishedAt, table.id)
      .where(sql`status = 'published'`),
    index('writing_sessions_of_project').on(table.projectId),
    index('writing_sessions_of_document').on(table.documentId),
  ],
);

/** What a session did to each paragraph; it outlives the document, as the session's count does. */
export const sessionParagraphs = pgTable(
  'session_paragraphs',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => writingSessions.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id').notNull(),
    paragraphId: uuid('paragraph_id').notNull(),
    /** The words as the session first found them, or as text from elsewhere last left them. */
    baseline: text('baseline').array().notNull(),
    /** What the session did to the paragraph since the baseline. */
    added: text('added').array().notNull(),
    removed: text('removed').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.documentId, table.paragraphId] })],
);

/** What a session had done to a paragraph each time that text from elsewhere moved its baseline. */
export const sessionCarriedWords = pgTable(
  'session_carried_words',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => writingSessions.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id').notNull(),
    paragraphId: uuid('paragraph_id').notNull(),
    /** Counts those times, from 1. */
    layer: integer('layer').notNull(),
    added: text('added').array().notNull(),
    removed: text('removed').array().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'session_carried_words_pk',
      columns: [table.sessionId, table.documentId, table.paragraphId, table.layer],
    }),
  ],
);

/** The paragraphs of a published session as they were when it was published. */
export const publishedParagraphs = pgTable(
  'published_paragraphs',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => writingSessions.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id').notNull(),
    paragraphId: uuid('paragraph_id').notNull(),
    position: bytewiseText('position').notNull(),
    type: text('type').$type<ParagraphType>().notNull(),
    content: jsonb('content').$type<Run[]>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Null in a copy that was made before titles were kept. */
    documentTitle: text('document_title'),
    /** The place of the document among those of the copy. */
    section: integer('section').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.documentId, table.paragraphId] })],
);

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

/** The weekly targets from the day they were set on; a week goes by the last ones of its days. */
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
    /** A keyed hash of the client's address, which is itself kept nowhere. */
    clientHash: text('client_hash').notNull(),
    windowStart: instant('window_start').notNull(),
    requests: integer('requests').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operation, table.clientHash] }),
    index('rate_limits_by_age').on(table.windowStart),
  ],
);
