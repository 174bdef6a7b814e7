import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  Language,
  ParagraphType,
  Run,
  Sentiment,
  Visibility,
  WritingSessionStatus,
} from '@ecritoire/contracts';
import { users } from './accounts.ts';
import { projects, documents } from './texts.ts';
import { bytewiseText, instant } from './columns.ts';

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
    /** The last accepted edit, before or after a pause. */
    lastWrittenAt: instant('last_edit_at'),
    words: integer('words').notNull().default(0),
    wordsRemoved: integer('words_removed').notNull().default(0),
    paragraphs: integer('paragraphs').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** Its title and its comment, a line each, as they are searched. */
    foldedReview: text('folded_review').notNull().default(''),
    resumedAt: instant('resumed_at'),
    /** The size of its stored text; never less than before. */
    size: integer('size').notNull().default(0),
    /** What it belongs to again once that is brought back from the trash. */
    trashedProjectId: uuid('trashed_project_id'),
    trashedDocumentId: uuid('trashed_document_id'),
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

/**
 * What a session did to each paragraph. It outlives the document until the session has ended, which is
 * counted from it; then it goes with the document, or is emptied when the session is discarded.
 */
export const sessionParagraphs = pgTable(
  'session_paragraphs',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => writingSessions.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id').notNull(),
    paragraphId: uuid('paragraph_id').notNull(),
    /**
     * The words as the session first found them, or as imported or restored text last left them.
     */
    baseline: text('baseline').array().notNull(),
    /** What the session did to the paragraph since the baseline. */
    added: text('added').array().notNull(),
    removed: text('removed').array().notNull(),
    /** Words of it that the session had added in other paragraphs of the document, and this repeats. */
    copied: text('copied').array().notNull().default([]),
    copiedFrom: uuid('copied_from').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.documentId, table.paragraphId] }),
    index('session_paragraphs_paired')
      .on(table.sessionId)
      .where(sql`removed <> '{}' OR copied <> '{}'`),
  ],
);

/**
 * What a session had done to a paragraph each time that imported or restored text moved its
 * baseline.
 */
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
    index('session_carried_words_paired')
      .on(table.sessionId)
      .where(sql`removed <> '{}'`),
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
    /** Null in a copy that was made before titles were stored. */
    documentTitle: text('document_title'),
    /** The place of the document among those of the copy. */
    section: integer('section').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.documentId, table.paragraphId] }),
    index('published_paragraphs_in_order').on(
      table.sessionId,
      table.section,
      table.documentId,
      table.position,
      table.paragraphId,
    ),
  ],
);
