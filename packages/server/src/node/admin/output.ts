import { stringify } from 'csv-stringify/sync';

export type Row = Readonly<
  Record<string, string | number | boolean | Date | readonly string[] | null>
>;

/**
 * Rows as a program or a spreadsheet reads them.
 *
 * @param format CSV by RFC 4180 with a byte order mark, or an array of JSON.
 */
export function formatRows(rows: readonly Row[], format: 'csv' | 'json'): string {
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  return stringify(rows.map(flat), {
    header: true,
    bom: true,
    record_delimiter: 'windows',
    // A visitor's text that begins with "=" would be run by a spreadsheet.
    escape_formulas: true,
    cast: { boolean: String, date: (date) => date.toISOString() },
  });
}

const flat = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  );
