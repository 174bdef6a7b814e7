import { is, SQL } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyDatabase } from '../node/testing/databases.ts';
import * as schema from './schema.ts';

const tables = Object.values(schema).flatMap((one) =>
  is(one, PgTable) ? [getTableConfig(one)] : [],
);
type Table = (typeof tables)[number];
type Column = Table['columns'][number];

const dialect = new PgDialect();
const named = (all: readonly unknown[]) =>
  all
    .map((one) => (is(one, SQL) ? dialect.sqlToQuery(one).sql : `"${String(Object(one).name)}"`))
    .join(', ');

function defaultOf({ default: value }: Column): string {
  if (is(value, SQL)) return dialect.sqlToQuery(value).sql;
  if (Array.isArray(value)) return `'{${value.join()}}'`;
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function columnIn(column: Column): string {
  return [
    `"${column.name}" ${column.getSQLType()}`,
    column.primary ? 'PRIMARY KEY' : '',
    column.notNull ? 'NOT NULL' : '',
    column.default === undefined ? '' : `DEFAULT ${defaultOf(column)}`,
  ].join(' ');
}

/** The statements that make what schema.ts declares: tables first, for the references among them. */
const declared = [
  ...tables.map(({ name, columns }) => `CREATE TABLE "${name}" (${columns.map(columnIn).join()})`),
  ...tables.flatMap(({ name, primaryKeys, uniqueConstraints }) => [
    ...primaryKeys.map(
      (key) =>
        `ALTER TABLE "${name}" ADD CONSTRAINT "${key.getName()}" PRIMARY KEY (${named(key.columns)})`,
    ),
    ...uniqueConstraints.map(
      (key) =>
        `ALTER TABLE "${name}" ADD CONSTRAINT "${key.getName()}"
         UNIQUE ${key.nullsNotDistinct ? 'NULLS NOT DISTINCT' : ''} (${named(key.columns)})`,
    ),
  ]),
  ...tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.map((key) => {
      const { columns, foreignTable, foreignColumns } = key.reference();
      return `ALTER TABLE "${name}" ADD CONSTRAINT "${key.getName()}" FOREIGN KEY (${named(columns)})
              REFERENCES "${getTableConfig(foreignTable).name}" (${named(foreignColumns)})
              ON DELETE ${key.onDelete ?? 'no action'} ON UPDATE ${key.onUpdate ?? 'no action'}`;
    }),
  ),
  ...tables.flatMap(({ name, indexes }) =>
    indexes.map(
      ({ config }) =>
        `CREATE ${config.unique ? 'UNIQUE' : ''} INDEX "${config.name}" ON "${name}"
         (${named(config.columns)}) ${config.where ? `WHERE ${named([config.where])}` : ''}`,
    ),
  ),
].join(';\n');

/** What the database itself says of all that stands in a schema. That a column is not null stands with it. */
const DEFINITIONS = `
  WITH tables AS (
    SELECT oid, relname AS name FROM pg_class
    WHERE relnamespace = to_regnamespace($1) AND relkind = 'r' AND relname <> 'schema_migrations')
  SELECT tables.name AS "table", 'column ' || attname AS part,
    concat_ws(' ', format_type(atttypid, atttypmod), 'COLLATE ' || collname,
      CASE WHEN attnotnull THEN 'NOT NULL' END, 'DEFAULT ' || pg_get_expr(adbin, adrelid)) AS definition
  FROM tables JOIN pg_attribute ON attrelid = tables.oid AND attnum > 0 AND NOT attisdropped
  LEFT JOIN pg_collation ON pg_collation.oid = attcollation
  LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  UNION ALL
  SELECT tables.name, 'constraint ' || conname, pg_get_constraintdef(pg_constraint.oid)
  FROM tables JOIN pg_constraint ON conrelid = tables.oid AND contype <> 'n'
  UNION ALL
  SELECT tables.name, 'index ' || indexrelid::regclass, pg_get_indexdef(indexrelid)
  FROM tables JOIN pg_index ON indrelid = tables.oid`;

type Definitions = Record<string, Record<string, string>>;

function byTable(rows: readonly Record<string, unknown>[]): Definitions {
  const found: Definitions = {};
  for (const { table, part, definition } of rows) {
    const unqualified = (value: unknown) =>
      String(value).replaceAll(/\b(?:public|declared)\./g, '');
    (found[String(table)] ??= {})[unqualified(part)] = unqualified(definition);
  }
  return found;
}

describe.each(everyDatabase)('the schema and the migrations on $name', ({ open }) => {
  let ofSchema: Definitions;
  let ofMigrations: Definitions;
  beforeAll(async () => {
    const database = await open();
    await database.onOneConnection(async ({ run, rows }) => {
      await run(`CREATE SCHEMA declared; SET search_path TO declared; ${declared}`);
      ofSchema = byTable(await rows(DEFINITIONS, ['declared']));
      ofMigrations = byTable(await rows(DEFINITIONS, ['public']));
    });
    await database.close();
  });

  it('know the same tables', () => {
    expect(new Set(Object.keys(ofMigrations))).toEqual(new Set(tables.map(({ name }) => name)));
  });

  it.each(tables)('know the same columns, keys and indexes of $name', ({ name }) => {
    expect(ofMigrations[name]).toEqual(ofSchema[name]);
  });
});
