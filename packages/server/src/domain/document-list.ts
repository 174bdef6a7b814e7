import { and, asc, count, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { DocumentPage, ListedDocument, ListOrder, OperationTypes } from '@ecritoire/contracts';
import { foldText, isPosition, passageOf, textOf as wordsOf, type Run } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { isId, keyPageOf, keyPageRequest, type KeyShape } from '../database/pages.ts';
import { documents, paragraphs, projects } from '../database/schema.ts';
import { paragraphsWith, searchDocuments, type DocumentTable } from './document-search.ts';
import { presentSummary, summaryColumns } from './documents.ts';
import { decodeName, NAME_START, ORDER_KEYS, orderKeyOf } from './list-order.ts';

type ListQuery = NonNullable<OperationTypes['listDocuments']['parameters']['query']>;

/** Summaries with the first paragraph that has the search, if there is one and it has any. */
function selectFound(database: Database, search: string = '', from: DocumentTable = documents) {
  const folded = foldText(search);
  const firstFound =
    folded === ''
      ? sql`NULL`
      : sql`(SELECT ${paragraphs.content} ${paragraphsWith(folded)}
          ORDER BY ${paragraphs.position}, ${paragraphs.id} LIMIT 1)`;
  return database
    .select({
      ...summaryColumns,
      foldedName: documents.foldedTitle,
      foundIn: sql<Run[] | null>`${firstFound}`,
    })
    .from(from)
    .innerJoin(projects, eq(projects.id, documents.projectId));
}

type FoundRow = Awaited<ReturnType<typeof selectFound>>[number];

const presentFound =
  (search: string = '') =>
  (row: FoundRow): ListedDocument => {
    const { foundIn, foldedName: _, ...summary } = row;
    const passage = foundIn && passageOf(wordsOf(foundIn), search);
    return { ...presentSummary(summary), ...(passage === null ? {} : { passage }) };
  };

type Order = {
  key: KeyShape;
  keyOf: (row: FoundRow) => string[];
  orderBy: readonly SQL[];
  /** The rows after a key. */
  after: (key: readonly string[]) => SQL;
};

export const DOCUMENT_KEY: KeyShape = [isPosition, isId];

const { position, updatedAt, words, id } = documents;

const own: Order = {
  key: DOCUMENT_KEY,
  keyOf: (row) => [row.position, row.id],
  orderBy: [asc(position), asc(id)],
  after: ([place, last]) => sql`(${position}, ${id}) > (${place} COLLATE "C", ${last}::uuid)`,
};

/** As {@link nameKeyOf} has it. */
const nameKey = sql`left(regexp_replace(regexp_replace(${documents.foldedTitle},
  '([0-9]+)', '0000000\\1', 'g'), '[0-9]*([0-9]{8})', '\\1', 'g'), ${sql.raw(String(NAME_START))})
  COLLATE "C"`;

const orders: Record<ListOrder, Omit<Order, 'key' | 'keyOf'>> = {
  lastWritten: {
    orderBy: [desc(updatedAt), desc(id)],
    after: ([at, last]) => sql`(${updatedAt}, ${id}) < (${at}::timestamptz, ${last}::uuid)`,
  },
  name: {
    orderBy: [asc(nameKey), asc(id)],
    after: ([, name = '', last]) =>
      sql`(${nameKey}, ${id}) > (${decodeName(name)} COLLATE "C", ${last}::uuid)`,
  },
  words: {
    orderBy: [desc(words), desc(id)],
    after: ([, most, last]) => sql`(${words}, ${id}) < (${most}::integer, ${last}::uuid)`,
  },
};

function orderOf({ projectId, sort }: ListQuery): Order {
  if (projectId !== undefined && sort === undefined) return own;
  const order = sort ?? 'lastWritten';
  return { key: ORDER_KEYS[order], keyOf: (row) => orderKeyOf(order, row), ...orders[order] };
}

/** All, or a project's: last changed first, or in the project's own order, unless sorted otherwise. */
export async function listDocuments(
  database: Database,
  ownerId: string,
  query: ListQuery,
): Promise<DocumentPage> {
  const { projectId, search } = query;
  const order = orderOf(query);
  const page = keyPageRequest(query, order.key);
  const all = and(
    eq(documents.ownerId, ownerId),
    projectId === undefined ? undefined : eq(documents.projectId, projectId),
  );
  const list = {
    ownerId,
    where: and(all, page.after && order.after(page.after)),
    orderBy: order.orderBy,
    limit: page.limit + 1,
  };
  const select = async (from: DocumentTable, condition: SQL | undefined) =>
    selectFound(database, search, from)
      // Of the owner’s alone: else all projects are read where many documents are sorted.
      .where(and(condition, eq(projects.ownerId, ownerId)))
      .orderBy(...list.orderBy)
      .limit(list.limit);
  const rows = await (search === undefined
    ? select(documents, list.where)
    : searchDocuments(database, search, list, select));
  const found = keyPageOf(rows, page, order.keyOf, presentFound(search));
  if (page.after || search !== undefined) return found;
  const [counted] = await database
    .select({ total: count() })
    .from(documents)
    .where(and(all, isNotNull(documents.projectId)));
  return { ...found, total: counted?.total ?? 0 };
}
