import { getTableColumns, SQL, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Optional<Row> = {
  [Name in keyof Row]-?: undefined extends Row[Name] ? Name : never;
}[keyof Row];

type Defaults<Table extends PgTable> = Pick<
  InferSelectModel<Table>,
  Optional<InferInsertModel<Table>> & keyof InferSelectModel<Table>
>;

/** What the database writes into the columns that an insert leaves out: their default, or null. */
export function columnDefaults<Table extends PgTable>(table: Table): Defaults<Table> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.hasDefault || !column.notNull,
  );
  const defaults = columns.map(([name, { default: value }]) => {
    if (value instanceof SQL) throw new Error(`The database computes the default of ${name}.`);
    return [name, value ?? null];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the columns
  return Object.fromEntries(defaults) as Defaults<Table>;
}
