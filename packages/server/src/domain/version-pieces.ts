import { asc, eq, sql } from 'drizzle-orm';
import type { VersionParagraph } from '@ecritoire/contracts';
import type { Database } from '../database/database.ts';
import { documentVersions } from '../database/schema.ts';
import { presentVersion } from './document-versions.ts';
import type { VersionRow } from './keep-version.ts';
import { rowsInPages } from './row-pages.ts';
import { paragraphsAt } from './version-text.ts';

/** So many paragraphs of a version after one, for as long as the version is stored. */
function readPage(
  database: Database,
  { id, documentId, number }: VersionRow,
  after: VersionParagraph | undefined,
  limit: number,
): PromiseLike<VersionParagraph[]> {
  const text = paragraphsAt(database, documentId, number).as('text');
  return database
    .select({ id: text.id, position: text.position, type: text.type, content: text.content })
    .from(text)
    .innerJoin(documentVersions, eq(documentVersions.id, id))
    .where(
      after &&
        sql`(${text.position}, ${text.id}) > (${after.position} COLLATE "C", ${after.id}::uuid)`,
    )
    .orderBy(asc(text.position), asc(text.id))
    .limit(limit);
}

const lengthOf = ({ content }: VersionParagraph) =>
  content.reduce((sum, { text }) => sum + text.length + 40, 90);

/**
 * A version as pieces of its JSON, with a short query for each page. What a version holds never changes,
 * so that the pages need not be of one moment.
 *
 * @throws where it is deleted before it is read to its end.
 */
export async function* versionPieces(
  database: Database,
  version: VersionRow,
): AsyncGenerator<string> {
  yield `${JSON.stringify(presentVersion(version)).slice(0, -1)},"paragraphs":[`;
  const pages = rowsInPages(
    database,
    (after: VersionParagraph | undefined, limit) => readPage(database, version, after, limit),
    lengthOf,
  );
  let separator = '';
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  const still = await database.$count(documentVersions, eq(documentVersions.id, version.id));
  if (still === 0) throw new Error('A version was deleted while it was read.');
  yield ']}';
}
