import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** An instant of a row as JSON has it. */
export const instantJson = (column: PgColumn): SQL<string | null> =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Lines of JSON, with an end each. */
export const linesOf = (lines: readonly string[]): string =>
  lines.map((line) => `${line}\n`).join('');

/** An instant of an archive, which none can be after the import of. */
export const dateBy = (now: Date, text: string): Date =>
  new Date(Math.min(Date.parse(text), now.getTime()));

export const dateOrNullBy = (now: Date, text: string | null): Date | null =>
  text === null ? null : dateBy(now, text);

/** A line as the row that it becomes. */
export function rowIn<Line extends { kind: string }>(line: Line): Omit<Line, 'kind'> {
  const { kind: _, ...row } = line;
  return row;
}
