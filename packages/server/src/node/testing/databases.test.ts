import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from './databases.ts';

describe.each(databases)('a test database on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('speaks PostgreSQL', async () => {
    const [row] = await database.onOneConnection((connection) =>
      connection.rows('SELECT version() AS version'),
    );
    expect(row?.['version']).toMatch(/^PostgreSQL 1\d/);
  });

  test('rolls a failed transaction back', async () => {
    await database.onOneConnection((connection) =>
      connection.run('CREATE TABLE notes (text text)'),
    );
    const failing = database.db.transaction(async (transaction) => {
      await transaction.execute(sql`INSERT INTO notes VALUES ('lost')`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await notes(database)).toEqual([]);
  });

  test('is emptied by clear', async () => {
    await database.db.execute(sql`INSERT INTO notes VALUES ('stored')`);
    expect(await notes(database)).toEqual([{ text: 'stored' }]);
    await database.clear();
    expect(await notes(database)).toEqual([]);
  });

  test('shares nothing with another', async () => {
    const other = await open();
    try {
      await expect(other.db.execute(sql`SELECT * FROM notes`)).rejects.toThrow(/Failed query/);
    } finally {
      await other.close();
    }
  });
});

function notes(database: TestDatabase) {
  return database.onOneConnection((connection) => connection.rows('SELECT text FROM notes'));
}
