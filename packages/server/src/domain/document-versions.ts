import { and, desc, eq, getTableColumns, isNotNull, lt } from 'drizzle-orm';
import type { DocumentVersion } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { keyPageOf, keyPageRequest, type KeyShape } from '../database/pages.ts';
import { documents, documentVersions } from '../database/schema.ts';
import type { VersionRow } from './keep-version.ts';

const MOST = 2_147_483_647;
const isNumber = (text: string) => /^[1-9]\d{0,9}$/u.test(text) && Number(text) <= MOST;

/** By number, newest first. */
export const VERSION_KEY: KeyShape = [isNumber];

export function presentVersion(row: VersionRow): DocumentVersion {
  const { documentId: _, number: __, createdAt, ...version } = row;
  return { ...version, createdAt: createdAt.toISOString() };
}

const selectOwn = (database: Database) =>
  database
    .select(getTableColumns(documentVersions))
    .from(documentVersions)
    .innerJoin(
      documents,
      and(eq(documents.id, documentVersions.documentId), isNotNull(documents.projectId)),
    );

export async function listVersions(
  database: Database,
  ownerId: string,
  documentId: string,
  query: { cursor?: string; limit?: number },
) {
  const page = keyPageRequest(query, VERSION_KEY);
  const [last] = page.after ?? [];
  const rows = await selectOwn(database)
    .where(
      and(
        eq(documents.ownerId, ownerId),
        eq(documentVersions.documentId, documentId),
        last === undefined ? undefined : lt(documentVersions.number, Number(last)),
      ),
    )
    .orderBy(desc(documentVersions.number))
    .limit(page.limit + 1);
  return keyPageOf(rows, page, ({ number }) => [String(number)], presentVersion);
}

export async function findVersion(
  database: Database,
  ownerId: string,
  documentId: string,
  id: string,
): Promise<VersionRow | undefined> {
  const [version] = await selectOwn(database).where(
    and(
      eq(documents.ownerId, ownerId),
      eq(documentVersions.documentId, documentId),
      eq(documentVersions.id, id),
    ),
  );
  return version;
}

/** What the number of a document's next version would be: that of its text as it is. */
export async function nextNumber(
  database: Database,
  ownerId: string,
  documentId: string,
): Promise<number | undefined> {
  const [document] = await database
    .select({ lastVersion: documents.lastVersion })
    .from(documents)
    .where(
      and(
        eq(documents.ownerId, ownerId),
        eq(documents.id, documentId),
        isNotNull(documents.projectId),
      ),
    );
  return document && document.lastVersion + 1;
}
