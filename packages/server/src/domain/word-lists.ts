import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Words have no line end, so that a list of them can be one text: arrays are slow to read. */
const SEPARATOR = '\n';

/** A list of words as a text, for a query that reads it. */
export const wordsText = (column: SQLWrapper): SQL<string> =>
  sql<string>`array_to_string(${column}, ${sql.raw("E'\\n'")})`;

/** A list of words, for a query that writes it. */
export const wordsValue = (words: readonly string[]): SQL<string[]> =>
  sql`string_to_array(${words.join(SEPARATOR)}, ${sql.raw("E'\\n'")})`;

export const wordsOfText = (text: string): string[] => (text === '' ? [] : text.split(SEPARATOR));
