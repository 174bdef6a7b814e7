import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const DEFAULT_LIMIT = 20;

type Position = { at: Date; id: string };
export type PageRequest = { limit: number; after: Position | undefined };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

const encode = ({ at, id }: Position) => btoa(`${at.toISOString()} ${id}`).replaceAll('=', '');

function decode(cursor: string): Position | undefined {
  try {
    const [instant = '', id = ''] = atob(cursor).split(' ');
    const at = new Date(instant);
    return UUID.test(id) && at.toISOString() === instant ? { at, id } : undefined;
  } catch {
    return undefined;
  }
}

/** @returns undefined for a cursor that no list gave out. */
export function pageRequest(query: { cursor?: string; limit?: number }): PageRequest | undefined {
  const limit = query.limit ?? DEFAULT_LIMIT;
  if (query.cursor === undefined) return { limit, after: undefined };
  const after = decode(query.cursor);
  return after && { limit, after };
}

/** The rows that come after the cursor in a list that is sorted downwards by `at`, then by id. */
export function rowsAfter(at: PgColumn, id: PgColumn, { after }: PageRequest): SQL | undefined {
  if (!after) return undefined;
  return sql`(${at}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
}

/**
 * One page out of rows that were asked for with `limit + 1`: the one too many tells that there is
 * a next page.
 */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  { limit }: PageRequest,
  positionOf: (row: Row) => Position,
  present: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? encode(positionOf(last)) : null;
  return { items: shown.map(present), nextCursor };
}
