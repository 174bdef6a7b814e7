import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { keepMessage } from '../../domain/forms.ts';
import { listMessages } from '../admin/visitors.ts';
import { copyEmbedded } from '../database/copy-embedded.ts';
import { migrate } from '../database/migrate.ts';
import { openEmbeddedDatabase } from '../database/open-embedded.ts';
import { temporaryFolder } from '../testing/programs.ts';
import { backUp } from './back-up.ts';
import { backUpWhenDue } from './daily-backups.ts';
import { restore } from './restore.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const ask = (db: Parameters<typeof keepMessage>[0], text: string) =>
  keepMessage(db, 'question', { email: 'ada@example.org', text }, NOW);

const prepared = mkdtempSync(join(tmpdir(), 'ecritoire-backup-'));
beforeAll(async () => {
  const database = await openEmbeddedDatabase(prepared);
  await migrate(database);
  await database.close();
});
afterAll(() => rmSync(prepared, { recursive: true }));

async function openMigrated(dataFolder: string) {
  cpSync(prepared, dataFolder, { recursive: true });
  const database = await openEmbeddedDatabase(dataFolder);
  onTestFinished(() => database.close().catch(() => undefined));
  return database;
}

/** The texts of the messages in a data folder. */
async function textsIn(dataFolder: string): Promise<string[]> {
  const database = await openEmbeddedDatabase(dataFolder);
  const messages = await listMessages(database.db, {});
  await database.close();
  return messages.map(({ text }) => text);
}

// SERVER-59
test('a backup made during writes restores what was there', async () => {
  const dataFolder = temporaryFolder();
  const folder = join(dataFolder, 'backups');
  const database = await openMigrated(dataFolder);
  await ask(database.db, 'before');
  const backup = backUp(database, folder, { kind: 'manual', now: NOW });
  for (let write = 0; write < 20; write += 1) await ask(database.db, 'x'.repeat(5000));
  const file = await backup;
  await database.db.execute(sql`DELETE FROM visitor_messages`);
  await ask(database.db, 'after');
  await database.close();
  const replaced = await restore(file, dataFolder, NOW);
  const texts = await textsIn(dataFolder);
  expect(texts).toContain('before');
  expect(texts).not.toContain('after');
  expect(existsSync(join(replaced ?? '', 'PG_VERSION'))).toBe(true);
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('restoring'))).toEqual([]);
  expect(readdirSync(folder)).toEqual(['manual-2026-03-02T08-00-00Z.tar.gz']);
});

// SERVER-60
test('a damaged, foreign or newer backup changes nothing', async () => {
  const dataFolder = temporaryFolder();
  const database = await openMigrated(dataFolder);
  await ask(database.db, 'mine');
  const file = await backUp(database, dataFolder, { kind: 'manual', now: NOW });
  await database.db.execute(
    sql`INSERT INTO schema_migrations (name, checksum) VALUES ('9999-later.sql', '')`,
  );
  const newer = await backUp(database, dataFolder, { kind: 'daily', now: NOW });
  await database.db.execute(sql`DELETE FROM schema_migrations WHERE name = '9999-later.sql'`);
  await database.close();
  const bytes = readFileSync(file);
  const damaged = join(dataFolder, 'damaged.tar.gz');
  writeFileSync(damaged, bytes.subarray(0, bytes.length / 2));
  const foreign = join(dataFolder, 'foreign.tar.gz');
  writeFileSync(foreign, 'not an archive');
  await expect(restore(damaged, dataFolder, NOW)).rejects.toThrow(/damaged: nothing is restored/);
  await expect(restore(foreign, dataFolder, NOW)).rejects.toThrow(/nothing is restored/);
  await expect(restore(newer, dataFolder, NOW)).rejects.toThrow(/newer Écritoire/);
  await expect(restore(`${file}x`, dataFolder, NOW)).rejects.toThrow(/There is no backup/);
  expect(await textsIn(dataFolder)).toEqual(['mine']);
});

// SERVER-60
test('no empty database is made after an interrupted restore', async () => {
  const dataFolder = temporaryFolder();
  const database = await openMigrated(dataFolder);
  await ask(database.db, 'mine');
  const file = await backUp(database, dataFolder, { kind: 'manual', now: NOW });
  await database.close();
  const folder = join(dataFolder, 'database');
  const replaced = `${folder}-before-2026-03-02T08-00-00Z`;
  renameSync(folder, replaced);
  mkdirSync(`${folder}-before-upgrade`);
  await expect(openEmbeddedDatabase(dataFolder)).rejects.toThrow(
    /rename .+ \(database-before-2026-03-02T08-00-00Z\)\.$/,
  );
  rmSync(replaced, { recursive: true });
  const unpacked = join(dataFolder, 'restoring-2026-03-02T08-00-00Z');
  mkdirSync(unpacked);
  await expect(openEmbeddedDatabase(dataFolder)).rejects.toThrow(
    /interrupted: restore a backup\.$/,
  );
  await restore(file, dataFolder, new Date(NOW.getTime() + DAY));
  expect(existsSync(unpacked)).toBe(false);
  expect(await textsIn(dataFolder)).toEqual(['mine']);
});

// SERVER-60
test('a running server keeps its database from being replaced', async () => {
  const dataFolder = temporaryFolder();
  const database = await openMigrated(dataFolder);
  const file = await backUp(database, dataFolder, { kind: 'manual', now: NOW });
  await expect(restore(file, dataFolder, NOW)).rejects.toThrow(/already running/);
});

// SERVER-61
test('daily backups are made once a day and rotated', async () => {
  const folder = join(temporaryFolder(), 'backups');
  const copyTo = async (target: string) => {
    writeFileSync(join(folder, 'manual-2026-01-01T00-00-00Z.tar.gz'), '');
    mkdirSync(target, { recursive: true });
  };
  const check = (day: number) =>
    backUpWhenDue({ copyTo }, { folder, count: 2 }, new Date(NOW.getTime() + day * DAY));
  expect(await check(0)).toContain('daily-2026-03-02T08-00-00Z.tar.gz');
  expect(await check(0.9)).toBeUndefined();
  await check(1);
  await check(2);
  expect(readdirSync(folder).toSorted()).toEqual([
    'daily-2026-03-03T08-00-00Z.tar.gz',
    'daily-2026-03-04T08-00-00Z.tar.gz',
    'manual-2026-01-01T00-00-00Z.tar.gz',
  ]);
  for (const future of ['daily-2098-01-01T00-00-00Z.tar.gz', 'daily-2099-01-01T00-00-00Z.tar.gz']) {
    writeFileSync(join(folder, future), '');
  }
  await check(3);
  expect(await check(3.5)).toBeUndefined();
  expect(readdirSync(folder).toSorted()).toEqual([
    'daily-2026-03-04T08-00-00Z.tar.gz',
    'daily-2026-03-05T08-00-00Z.tar.gz',
    'daily-2098-01-01T00-00-00Z.tar.gz',
    'daily-2099-01-01T00-00-00Z.tar.gz',
    'manual-2026-01-01T00-00-00Z.tar.gz',
  ]);
  const failing = { copyTo: () => Promise.reject(new Error('full')) };
  const later = new Date(NOW.getTime() + 9 * DAY);
  await expect(backUpWhenDue(failing, { folder, count: 2 }, later)).rejects.toThrow('full');
  expect(readdirSync(folder)).toHaveLength(5);
});

// SERVER-61
test('a backup that would fill the disk is not begun', async () => {
  const client = { query: () => Promise.reject(new Error('It was begun.')) };
  const target = join(temporaryFolder(), 'copy');
  const size = 60 * 1024 * 1024;
  const copy = copyEmbedded(client, join(prepared, 'database'), target, () => size);
  await expect(copy).rejects.toThrow('There is too little room on the disk for a backup');
});
