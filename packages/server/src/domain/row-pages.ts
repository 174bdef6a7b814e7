import type { Database } from '../database/database.ts';
import { queryPage } from '../database/page-queue.ts';

/** Rows of a page, of paragraphs of the largest size and of small ones: each takes some milliseconds. */
const FEWEST_ROWS = 4;
const MOST_ROWS = 128;
/** Characters below which a page could have had more rows, and above which it had too many. */
const SMALL_PAGE = 32_768;
const LARGE_PAGE = 131_072;

/**
 * All the rows of a list of any length, with a short query for each page of them. Between two pages
 * the server answers others.
 *
 * @param database which the query is made of.
 * @param query gives so many rows after a row, in an order that has no ties.
 * @param sizeOf how many characters a row has.
 */
export async function* rowsInPages<Row>(
  database: Database,
  query: (after: Row | undefined, limit: number) => PromiseLike<Row[]>,
  sizeOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  let limit = FEWEST_ROWS;
  do {
    const rows = await queryPage(database, () => query(after, limit));
    if (rows.length > 0 || after !== undefined) yield rows;
    after = rows.length < limit ? undefined : rows.at(-1);
    const size = rows.reduce((sum, row) => sum + sizeOf(row), 0);
    if (size < SMALL_PAGE) limit = Math.min(limit * 2, MOST_ROWS);
    if (size > LARGE_PAGE) limit = FEWEST_ROWS;
  } while (after !== undefined);
}
