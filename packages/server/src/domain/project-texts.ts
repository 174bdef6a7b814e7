import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { keyPageOf, keyPageRequest } from '../database/pages.ts';
import { documents } from '../database/schema.ts';
import { DOCUMENT_KEY } from './document-list.ts';
import { textPage, type TextPage } from './text-page.ts';

/** The documents of a project with their texts, in the project's own order. */
export async function listTexts(
  database: Database,
  ownerId: string,
  projectId: string,
  query: { cursor?: string; limit?: number },
): Promise<TextPage> {
  const { id, position, size } = documents;
  const page = keyPageRequest(query, DOCUMENT_KEY);
  const [place, last] = page.after ?? [];
  const rows = await database
    .select({ id, position, size })
    .from(documents)
    .where(
      and(
        eq(documents.ownerId, ownerId),
        eq(documents.projectId, projectId),
        page.after && sql`(${position}, ${id}) > (${place} COLLATE "C", ${last}::uuid)`,
      ),
    )
    .orderBy(asc(position), asc(id))
    .limit(page.limit + 1);
  const { items, nextCursor } = keyPageOf(
    rows,
    page,
    (row) => [row.position, row.id],
    (row) => row,
  );
  return textPage(database, ownerId, items, nextCursor);
}
