import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import type { Language, ParagraphType, ProjectType, Run, TextOrigin } from '@ecritoire/contracts';
import { users } from './accounts.ts';
import { bytewiseText, instant } from './columns.ts';

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
    trashedAt: instant('trashed_at'),
  },
  (table) => [
    index('projects_of_owner').on(table.ownerId, table.updatedAt, table.id),
    index('projects_in_trash')
      .on(table.ownerId, table.trashedAt, table.id)
      .where(sql`trashed_at IS NOT NULL`),
    index('projects_to_purge')
      .on(table.trashedAt)
      .where(sql`trashed_at IS NOT NULL`),
  ],
);

export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null while it is in the trash. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The sum of its paragraphs' words. */
    words: integer('words').notNull().default(0),
    /** The sum of its paragraphs' sizes (`domain/sizes.ts`). */
    size: integer('size').notNull().default(0),
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
    /** The number of its newest version; 0 while it had none. */
    lastVersion: integer('last_version').notNull().default(0),
    /** When its text changed first after the newest version; null where it has not. */
    newTextSince: instant('new_text_since'),
    /** The session that last wrote in it. */
    lastSessionId: uuid('last_session_id'),
    lastOrigin: text('last_origin').$type<TextOrigin>(),
    /** What its versions take up beside the text (`domain/sizes.ts`). */
    versionsSize: bigint('versions_size', { mode: 'number' }).notNull().default(0),
    /** When versions may be deleted because of their age. */
    thinAt: instant('thin_at'),
    trashedAt: instant('trashed_at'),
    /** The project that it was deleted from, or with. */
    trashedProjectId: uuid('trashed_project_id').references(() => projects.id, {
      onDelete: 'set null',
    }),
    isTrashedWithProject: boolean('is_trashed_with_project').notNull().default(false),
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
    index('documents_in_trash')
      .on(table.ownerId, table.trashedAt, table.id)
      .where(sql`trashed_at IS NOT NULL`),
    index('documents_to_purge')
      .on(table.trashedAt)
      .where(sql`trashed_at IS NOT NULL`),
    index('documents_of_trashed_project')
      .on(table.trashedProjectId)
      .where(sql`trashed_project_id IS NOT NULL`),
    index('documents_to_thin')
      .on(table.thinAt)
      .where(sql`thin_at IS NOT NULL`),
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
    /** The number of the first version of the document that has it as it is. */
    fromNumber: integer('from_number').notNull().default(0),
    /** That of its document, to search all of one writer's at once. */
    ownerId: uuid('owner_id').notNull(),
    /** Whether the trigram index has it (`domain/search-index.ts`); a save takes it out. */
    isIndexed: boolean('is_indexed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.id] }),
    index('paragraphs_in_order').on(table.documentId, table.position),
    // Read where the trigram index is gone, or may not be made.
    index('paragraphs_indexed')
      .on(table.ownerId)
      .where(sql`is_indexed`),
    index('paragraphs_not_indexed')
      .on(table.ownerId)
      .where(sql`NOT is_indexed`),
  ],
);
