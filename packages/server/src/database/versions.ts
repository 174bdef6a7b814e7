import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What carries a version that goes up at each accepted change. */
export type Versioned = { version: number };

/** The `If-Match` header of a request, if it has one; its form is validated, and it is no weak one. */
export type IfMatch = string | undefined;

/** A version as HTTP names it: 3 → `"3"`. */
export const etagOf = ({ version }: Versioned): string => `"${version}"`;

/**
 * Whether the writer made the change from another version than the current one. To be asked inside
 * `asWriter`, with a version that was read there: nothing can then come in between.
 */
export const isStale = (ifMatch: IfMatch, current: Versioned): boolean =>
  ifMatch !== undefined && ifMatch !== '*' && ifMatch !== etagOf(current);

/** What a deletion says of what the writer saw. */
export type Seen = { ifMatch: IfMatch; updatedAt: string | undefined };

/** A change of one thing, as its owner asks for it. */
export type OwnChange<Changes> = {
  ownerId: string;
  id: string;
  changes: Changes;
  ifMatch: IfMatch;
  now: Date;
};

/** A deletion of one thing, as its owner asks for it. */
export type OwnDeletion = { ownerId: string; id: string; seen: Seen; now: Date };

/**
 * Whether something was changed since the writer saw what is to go, or written in it, which leaves
 * its version alone. To be asked as {@link isStale} is.
 */
export const isOvertaken = (
  { ifMatch, updatedAt }: Seen,
  current: Versioned & { updatedAt: Date | string },
): boolean =>
  isStale(ifMatch, current) ||
  (updatedAt !== undefined && Date.parse(updatedAt) !== new Date(current.updatedAt).getTime());

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
