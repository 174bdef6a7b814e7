import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What carries a version that goes up at each accepted change. */
export type Versioned = { version: number };

/** The `If-Match` header of a request, if it has one; validation has made sure of its form. */
export type IfMatch = string | undefined;

/** A version as HTTP names it: 3 → `"3"`. */
export const etagOf = ({ version }: Versioned): string => `"${version}"`;

/**
 * Whether the writer made the change from another version than the current one. To be asked inside
 * `asWriter`, with a version that was read there: nothing can then come in between.
 */
export const isStale = (ifMatch: IfMatch, current: Versioned): boolean =>
  ifMatch !== undefined && ifMatch !== '*' && ifMatch !== etagOf(current);

/** For an accepted change: `set({ …, version: nextVersion(projects.version) })`. */
export const nextVersion = (column: PgColumn): SQL => sql`${column} + 1`;

/**
 * The same as a condition, for a change that is one statement: it is made only to the version that
 * the writer saw.
 *
 * @param ifMatch stands for the header, or for `*` where there is none.
 */
export const isOfVersion = (column: PgColumn, ifMatch: Placeholder): SQL =>
  sql`${ifMatch}::text IN ('*', '"' || ${column} || '"')`;
