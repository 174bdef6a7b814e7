import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ParagraphType, Run, VersionReason } from '@ecritoire/contracts';
import { bytewiseText, instant } from './columns.ts';
import { documents } from './texts.ts';

/** The text of a document at some time; its paragraphs are those whose numbers include its own. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: uuid('id').primaryKey(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    name: text('name'),
    reason: text('reason').$type<VersionReason>().notNull(),
    /** The session that last wrote in the text. */
    sessionId: uuid('session_id'),
    words: integer('words').notNull(),
    /** Since the version before it, and since those between the two that were deleted. */
    wordsAdded: integer('words_added').notNull(),
    wordsRemoved: integer('words_removed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('document_versions_by_number').on(table.documentId, table.number)],
);

/** A paragraph as it was before it changed, stored once for all versions that had it. */
export const paragraphRevisions = pgTable(
  'paragraph_revisions',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    paragraphId: uuid('paragraph_id').notNull(),
    /** The first version that has it, and the first after it that has not. */
    fromNumber: integer('from_number').notNull(),
    untilNumber: integer('until_number').notNull(),
    position: bytewiseText('position').notNull(),
    type: text('type').$type<ParagraphType>().notNull(),
    content: jsonb('content').$type<Run[]>().notNull(),
    size: integer('size').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.paragraphId, table.untilNumber] }),
    index('paragraph_revisions_in_order').on(table.documentId, table.position),
  ],
);
