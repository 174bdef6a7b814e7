import { and, desc, eq, sql } from 'drizzle-orm';
import type { FoundTitles } from '@ecritoire/contracts';
import { foldText } from '@ecritoire/prose';
import type { Database } from '../database/database.ts';
import { documents, projects } from '../database/schema.ts';
import { hasInTitle } from './document-search.ts';
import { presentSummary, summaryColumns } from './documents.ts';

const MOST_TITLES = 20;

/**
 * Documents with each word of a search in their title: the best match first, then what was changed
 * last. Their texts are not read.
 */
export async function findTitles(
  database: Database,
  ownerId: string,
  search: string,
): Promise<FoundTitles> {
  const folded = foldText(search);
  const { foldedTitle, updatedAt, id } = documents;
  // Of the same length, a title that has each word is these words in another order.
  const match = sql`CASE WHEN ${foldedTitle} = ${folded} THEN 0
    WHEN char_length(${foldedTitle}) = char_length(${folded}) THEN 1
    WHEN starts_with(${foldedTitle}, ${folded}) THEN 2
    WHEN strpos(' ' || ${foldedTitle}, ' ' || ${folded}) > 0 THEN 3 ELSE 4 END`;
  const rows = await database
    .select({ summary: summaryColumns, total: sql<number>`count(*) OVER ()`.mapWith(Number) })
    .from(documents)
    .innerJoin(projects, eq(projects.id, documents.projectId))
    .where(and(eq(documents.ownerId, ownerId), hasInTitle(search)))
    .orderBy(match, desc(updatedAt), desc(id))
    .limit(MOST_TITLES);
  return {
    items: rows.map(({ summary }) => presentSummary(summary)),
    total: rows[0]?.total ?? 0,
  };
}
