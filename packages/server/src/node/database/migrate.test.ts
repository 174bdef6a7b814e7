import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createPostgresDatabase, everyDatabase, type TestDatabase } from '../testing/databases.ts';
import { temporaryFolder } from '../testing/programs.ts';
import { migrate } from './migrate.ts';
import { openPostgresDatabase } from './open-postgres.ts';

function folderOf(files: Record<string, string>): string {
  const folder = join(temporaryFolder(), 'migrations');
  mkdirSync(folder);
  for (const [name, statements] of Object.entries(files)) {
    writeFileSync(join(folder, name), statements);
  }
  return folder;
}

const TWO = {
  '0002-second.sql': "INSERT INTO notes VALUES ('b'); INSERT INTO notes VALUES ('c');",
  '0001-first.sql': "CREATE TABLE notes (text text);\nINSERT INTO notes VALUES ('a');\n",
  'README.md': 'not a migration',
};

describe.each(everyDatabase)('migrations on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.onOneConnection(({ run }) => run('DROP TABLE IF EXISTS notes, schema_migrations')),
  );
  const notes = () =>
    database.onOneConnection(async ({ rows }) =>
      (await rows('SELECT text FROM notes ORDER BY text')).map(({ text }) => text).join(''),
    );

  test('run once, by name', async () => {
    const folder = folderOf(TWO);
    expect(await migrate(database, folder)).toEqual(['0001-first.sql', '0002-second.sql']);
    expect(await migrate(database, folder)).toEqual([]);
    expect(await notes()).toBe('abc');
  });

  test('run what has been added since', async () => {
    const folder = folderOf(TWO);
    await migrate(database, folder);
    writeFileSync(join(folder, '0003-third.sql'), "INSERT INTO notes VALUES ('d')");
    expect(await migrate(database, folder)).toEqual(['0003-third.sql']);
    expect(await notes()).toBe('abcd');
  });

  test('change nothing when a statement fails', async () => {
    const folder = folderOf({ ...TWO, '0003-bad.sql': 'DROP TABLE notes; SELECT nonsense;' });
    await expect(migrate(database, folder)).rejects.toThrow(/0003-bad\.sql failed/);
    expect(await notes()).toBe('abc');
    rmSync(join(folder, '0003-bad.sql'));
    expect(await migrate(database, folder)).toEqual([]);
  });

  test('are refused when a file was edited after it ran', async () => {
    const folder = folderOf(TWO);
    await migrate(database, folder);
    writeFileSync(join(folder, '0001-first.sql'), 'CREATE TABLE notes (text text NOT NULL)');
    await expect(migrate(database, folder)).rejects.toThrow(/0001-first\.sql has been edited/);
  });

  test('are the same with the line ends of Windows', async () => {
    await migrate(database, folderOf(TWO));
    const turned = { ...TWO, '0001-first.sql': TWO['0001-first.sql'].replaceAll('\n', '\r\n') };
    expect(await migrate(database, folderOf(turned))).toEqual([]);
  });

  test('are refused when the database has an unknown one', async () => {
    const folder = folderOf(TWO);
    await migrate(database, folder);
    rmSync(join(folder, '0002-second.sql'));
    await expect(migrate(database, folder)).rejects.toThrow(/made by a newer Écritoire/);
  });
});

describe('migrations of two servers that start at once', () => {
  test('run once: the second waits and finds nothing to do', async () => {
    const { url, drop } = await createPostgresDatabase();
    const servers = await Promise.all([openPostgresDatabase(url), openPostgresDatabase(url)]);
    onTestFinished(async () => {
      await Promise.all(servers.map((server) => server.close()));
      await drop();
    });
    const files = { '0001-slow.sql': 'SELECT pg_sleep(0.2)', '0002-second.sql': 'SELECT 2' };
    const folder = folderOf(files);
    const runs = await Promise.all(servers.map((server) => migrate(server, folder)));
    expect(runs.toSorted((a, b) => a.length - b.length)).toEqual([[], Object.keys(files).sort()]);
  });
});
