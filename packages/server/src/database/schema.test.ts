import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../node/testing/databases.ts';
import * as schema from './schema.ts';

const tables = Object.values(schema).flatMap((one) =>
  is(one, PgTable) ? [getTableConfig(one)] : [],
);

describe.each(databases)('the schema and the migrations on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const rows = (statement: string, parameters: unknown[] = []) =>
    database.onOneConnection((connection) => connection.rows(statement, parameters));

  it('know the same tables', async () => {
    const found = await rows(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migrations'`,
    );
    expect(new Set(found.map((row) => row['tablename']))).toEqual(
      new Set(tables.map(({ name }) => name)),
    );
  });

  it.each(tables)(
    'know the same columns and indexes of $name',
    async ({ name, columns, indexes }) => {
      const found = await rows(
        `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS "notNull",
              collname AS collation
       FROM pg_attribute LEFT JOIN pg_collation ON pg_collation.oid = attcollation
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
        [name],
      );
      const declared = columns.map((column) => {
        const [type = '', collation] = column.getSQLType().split(' COLLATE ');
        const isText = type.startsWith('text');
        return {
          name: column.name,
          type: type.replace('timestamp (3)', 'timestamp(3)'),
          notNull: column.notNull,
          collation: collation?.replaceAll('"', '') ?? (isText ? 'default' : null),
        };
      });
      expect(found).toEqual(declared);
      const foundIndexes = await rows('SELECT indexname FROM pg_indexes WHERE tablename = $1', [
        name,
      ]);
      expect(foundIndexes.map((row) => row['indexname'])).toEqual(
        expect.arrayContaining(indexes.map(({ config }) => config.name)),
      );
    },
  );
});
