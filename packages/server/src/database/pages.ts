import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const DEFAULT_LIMIT = 20;

type Position = { at: Date; id: string };
export type PageRequest = { limit: number; after: Position | undefined };

/** What an item is sorted by, none of it with a space in it: the last seen one is the cursor. */
type Key = readonly string[];
export type KeyPageRequest = { limit: number; after: Key | undefined };
/** What each part of a list's keys looks like. */
export type KeyShape = readonly ((part: string) => boolean)[];
type PageQuery = { cursor?: string; limit?: number };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
export const isId = (text: string) => UUID.test(text);

/** A number of words, as a cursor has it. */
export const isCount = (text: string) => /^\d{1,9}$/u.test(text);

const encode = (key: Key) => btoa(key.join(' ')).replaceAll('=', '');

function decode(cursor: string): Key | undefined {
  try {
    return atob(cursor).split(' ');
  } catch {
    return undefined;
  }
}

const keyIn = (cursor: string, checks: KeyShape): Key | undefined => {
  const key = decode(cursor);
  const isOfThisList =
    key?.length === checks.length && checks.every((check, index) => check(key[index] ?? ''));
  return isOfThisList ? key : undefined;
};

/** Whether a list whose keys look like this may have given out the cursor. */
export const isCursorOf = (cursor: string, checks: KeyShape) => keyIn(cursor, checks) !== undefined;

/**
 * @throws for a cursor that no such list gave out: the request is refused before
 *   (http/wrong-cursor.ts).
 */
export function keyPageRequest(
  { cursor, limit = DEFAULT_LIMIT }: PageQuery,
  checks: KeyShape,
): KeyPageRequest {
  if (cursor === undefined) return { limit, after: undefined };
  const after = keyIn(cursor, checks);
  if (after === undefined) throw new Error('The cursor of another list came through.');
  return { limit, after };
}

/** Of the years that dates are written with everywhere: databases refuse some of JavaScript's. */
export function isInstant(text: string): boolean {
  const at = new Date(text);
  return /^[1-9]\d{3}-/u.test(text) && !Number.isNaN(at.getTime()) && at.toISOString() === text;
}

/** Of the lists that are sorted by an instant, then by id. */
export const TIMED_KEY: KeyShape = [isInstant, isId];

/** Of the lists that {@link TIMED_KEY} is of; as {@link keyPageRequest}. */
export function pageRequest(query: PageQuery): PageRequest {
  const page = keyPageRequest(query, TIMED_KEY);
  const [instant = '', id = ''] = page.after ?? [];
  return { limit: page.limit, after: page.after && { at: new Date(instant), id } };
}

/** The rows that come after the cursor in a list that is sorted downwards by `at`, then by id. */
export function rowsAfter(at: PgColumn, id: PgColumn, { after }: PageRequest): SQL | undefined {
  if (!after) return undefined;
  return sql`(${at}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
}

/**
 * One page out of rows that were queried with `limit + 1`: the extra one shows that there is a
 * next page.
 */
export function keyPageOf<Row, Item>(
  rows: readonly Row[],
  { limit }: { limit: number },
  keyOf: (row: Row) => Key,
  present: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? encode(keyOf(last)) : null;
  return { items: shown.map(present), nextCursor };
}

/** `keyPageOf` for a list that is sorted by an instant, then by id. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  page: PageRequest,
  positionOf: (row: Row) => Position,
  present: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const keyOf = (row: Row) => {
    const { at, id } = positionOf(row);
    return [at.toISOString(), id];
  };
  return keyPageOf(rows, page, keyOf, present);
}
