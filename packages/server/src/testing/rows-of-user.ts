import type { TestDatabase } from '../node/testing/databases.ts';

export type StoredRow = { table: string; row: Record<string, unknown> };

const keyOf = ({ table, row }: StoredRow) => `${table} ${JSON.stringify(row)}`;

/** Every row of every table, in one form for every driver. */
export async function allRows(database: TestDatabase): Promise<StoredRow[]> {
  return database.onOneConnection(async ({ rows }) => {
    const tables = await rows(
      `SELECT tablename AS name FROM pg_tables
       WHERE schemaname = 'public' AND tablename <> 'schema_migrations' ORDER BY 1`,
    );
    const found: StoredRow[] = [];
    for (const { name } of tables) {
      const table = String(name);
      for (const { row } of await rows(`SELECT to_jsonb(t) AS row FROM "${table}" t ORDER BY 1`)) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row as JSON is an object.
        found.push({ table, row: row as Record<string, unknown> });
      }
    }
    return found;
  });
}

type Reference = { table: string; column: string; target: string; targetColumn: string };

async function references(database: TestDatabase): Promise<Reference[]> {
  const found = await database.onOneConnection(({ rows }) =>
    rows(
      `SELECT conrelid::regclass::text AS "table", own.attname AS "column",
              confrelid::regclass::text AS "target", other.attname AS "targetColumn"
       FROM pg_constraint
       JOIN pg_attribute own ON own.attrelid = conrelid AND own.attnum = ANY(conkey)
       JOIN pg_attribute other ON other.attrelid = confrelid AND other.attnum = ANY(confkey)
       WHERE contype = 'f'`,
    ),
  );
  return found.map(({ table, column, target, targetColumn }) => ({
    table: String(table),
    column: String(column),
    target: String(target),
    targetColumn: String(targetColumn),
  }));
}

/** Every table that can hold rows of a user: by foreign key, from users on, or by an address. */
export async function tablesOfUsers(database: TestDatabase): Promise<Set<string>> {
  const tables = new Set(['users']);
  const all = await references(database);
  for (let before = 0; before !== tables.size;) {
    before = tables.size;
    for (const { table, target } of all) if (tables.has(target)) tables.add(table);
  }
  const withAddress = await database.onOneConnection(({ rows }) =>
    rows(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name LIKE '%email%'`,
    ),
  );
  for (const { name } of withAddress) tables.add(String(name));
  return tables;
}

/** The rows of one user: those that refer to the user, however far, and those with the address. */
export async function rowsOfUser(database: TestDatabase, email: string): Promise<StoredRow[]> {
  const all = await allRows(database);
  const known = await references(database);
  const hasAddress = ({ row }: StoredRow) =>
    Object.values(row).some((value) => String(value).toLowerCase() === email);
  const found = new Map(all.filter(hasAddress).map((one) => [keyOf(one), one]));
  for (let before = 0; before !== found.size;) {
    before = found.size;
    const owned = [...found.values()];
    for (const { table, column, target, targetColumn } of known) {
      const values = new Set(
        owned.filter((one) => one.table === target).map(({ row }) => row[targetColumn]),
      );
      for (const one of all) {
        if (one.table === table && values.has(one.row[column])) found.set(keyOf(one), one);
      }
    }
  }
  return [...found.values()];
}

/** The rows of the first list that are not in the second. */
export function without(rows: readonly StoredRow[], others: readonly StoredRow[]): StoredRow[] {
  const known = new Set(others.map(keyOf));
  return rows.filter((one) => !known.has(keyOf(one)));
}
