import { and, eq, inArray, or, sql, type SQL, type Subquery } from 'drizzle-orm';
import { foldText, foldWords } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { documents, paragraphs } from '../database/schema.ts';

/** Documents that are looked into one by one first: what many of them have is found in these. */
const FIRST_DOCUMENTS = 40;
/** Three letters in a row are what the index knows a text by. */
const IS_KNOWN_TO_INDEX = /[\p{L}\p{N}]{3}/u;

/** A folded text as `LIKE` takes it, wherever it stands. */
const anywhere = (folded: string): string => `%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** From the paragraphs of a document that have a text. */
export const paragraphsWith = (folded: string) => sql`FROM ${paragraphs}
  WHERE ${paragraphs.documentId} = ${documents.id} AND NOT ${paragraphs.deleted}
  AND strpos(${paragraphs.folded}, ${folded}) > 0`;

/** Titles with each word of a search. */
export const hasInTitle = (search: string) =>
  and(...foldWords(search).map((word) => sql`strpos(${documents.foldedTitle}, ${word}) > 0`));

/** Document by document, so that one can stop; `EXISTS` could be turned into a scan of all of them. */
const hasOneByOne = (search: string) =>
  or(hasInTitle(search), sql`(SELECT true ${paragraphsWith(foldText(search))} LIMIT 1)`);

/** All of the owner's paragraphs at once: by the index, and those that it does not have. */
function hasByIndex(database: Database, ownerId: string, search: string) {
  const { documentId, isIndexed } = paragraphs;
  const foundWhere = (condition: SQL) =>
    database
      .select({ documentId })
      .from(paragraphs)
      .where(
        and(
          eq(paragraphs.ownerId, ownerId),
          condition,
          sql`${paragraphs.folded} LIKE ${anywhere(foldText(search))}`,
          eq(paragraphs.deleted, false),
        ),
      );
  const found = foundWhere(sql`${isIndexed}`).unionAll(foundWhere(sql`NOT ${isIndexed}`));
  return or(hasInTitle(search), inArray(documents.id, found));
}

/** The table of documents, or some of its rows. */
export type DocumentTable = typeof documents | Subquery<'documents'>;

type List = {
  ownerId: string;
  /** Which documents it is about, and their order. */
  where: SQL | undefined;
  orderBy: readonly SQL[];
  limit: number;
};

/**
 * A page of documents with each word of a search in their title, or all of it in a paragraph. A
 * frequent one is found in the first documents of the list; any other by the index, whose time grows
 * with what is found only.
 *
 * @param select reads the rows of a table that is called as that of documents.
 */
export async function searchDocuments<Row>(
  database: Database,
  search: string,
  list: List,
  select: (from: DocumentTable, condition: SQL | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  if (!IS_KNOWN_TO_INDEX.test(foldText(search)))
    return select(documents, and(list.where, hasOneByOne(search)));
  const firstDocuments = database
    .select()
    .from(documents)
    .where(list.where)
    .orderBy(...list.orderBy)
    .limit(FIRST_DOCUMENTS)
    // So that its columns are called as those of the table.
    .as('documents');
  const found = await select(firstDocuments, hasOneByOne(search));
  if (found.length === list.limit) return found;
  return select(documents, and(list.where, hasByIndex(database, list.ownerId, search)));
}
