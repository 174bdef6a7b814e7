import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
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
import { lockFolder } from '../database/lock-folder.ts';
import { openEmbeddedDatabase } from '../database/open-embedded.ts';
import { temporaryFolder } from '../testing/programs.ts';
import { backUp } from './back-up.ts';
import { backUpWhenDue } from './daily-backups.ts';
import { restore } from './restore.ts';

/** Databases are opened and written to the disk. */
const PATIENCE = { timeout: 120_000 };

const NOW = new Date('2026-03-02T08:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const ask = (db: Parameters<typeof keepMessage>[0], text: string) =>
  keepMessage(db, 'question', { email: 'ada@example.org', text }, NOW);

/** A data folder with one message, and two backups of it, which take seconds to make. */
const prepared = mkdtempSync(join(tmpdir(), 'ecritoire-backup-'));
const backups = mkdtempSync(join(tmpdir(), 'ecritoire-backups-'));
const GOOD = 'manual-2026-03-02T08-00-00Z.tar.gz';
const NEWER = 'daily-2026-03-02T08-00-00Z.tar.gz';
beforeAll(async () => {
  const database = await openEmbeddedDatabase(prepared);
  await migrate(database);
  await ask(database.db, 'mine');
  await backUp(database, backups, { kind: 'manual', now: NOW });
  await database.db.execute(
    sql`INSERT INTO schema_migrations (name, checksum) VALUES ('9999-later.sql', '')`,
  );
  await backUp(database, backups, { kind: 'daily', now: NOW });
  await database.db.execute(sql`DELETE FROM schema_migrations WHERE name = '9999-later.sql'`);
  await database.close();
}, 120_000);
afterAll(() => {
  for (const folder of [prepared, backups]) rmSync(folder, { recursive: true });
});

/** The files of a data folder, with their sizes and times. */
const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'lock')
    .toSorted()
    .map((name) => {
      const { size, mtimeMs, mode } = statSync(join(folder, name));
      return [name, size, mtimeMs, mode];
    });

// SERVER-59
test('a backup made during writes restores what was there', PATIENCE, async () => {
  const dataFolder = temporaryFolder();
  cpSync(prepared, dataFolder, { recursive: true });
  const folder = join(dataFolder, 'backups');
  const database = await openEmbeddedDatabase(dataFolder);
  onTestFinished(() => database.close().catch(() => undefined));
  await ask(database.db, 'before');
  const backup = backUp(database, folder, { kind: 'manual', now: NOW });
  for (let write = 0; write < 20; write += 1) await ask(database.db, 'x'.repeat(5000));
  const file = await backup;
  await database.db.execute(sql`DELETE FROM visitor_messages`);
  await ask(database.db, 'after');
  await database.close();
  const replaced = await restore(file, dataFolder, NOW);
  const restored = await openEmbeddedDatabase(dataFolder);
  const texts = (await listMessages(restored.db, {})).map(({ text }) => text);
  await restored.close();
  expect(texts).toContain('before');
  expect(texts).not.toContain('after');
  expect(existsSync(join(replaced ?? '', 'PG_VERSION'))).toBe(true);
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('restoring'))).toEqual([]);
  expect(readdirSync(folder)).toEqual(['manual-2026-03-02T08-00-00Z.tar.gz']);
});

// SERVER-60
test('a damaged, foreign or newer backup changes nothing', PATIENCE, async () => {
  const before = stateOf(prepared);
  const folder = temporaryFolder();
  const bytes = readFileSync(join(backups, GOOD));
  const damaged = join(folder, 'damaged.tar.gz');
  writeFileSync(damaged, bytes.subarray(0, bytes.length / 2));
  const foreign = join(folder, 'foreign.tar.gz');
  writeFileSync(foreign, 'not an archive');
  for (const [file, sentence] of [
    [damaged, /damaged: nothing is restored/],
    [foreign, /nothing is restored/],
    [join(backups, NEWER), /newer Écritoire/],
    [join(folder, 'missing.tar.gz'), /There is no backup/],
  ] as const) {
    await expect(restore(file, prepared, NOW)).rejects.toThrow(sentence);
    expect(stateOf(prepared)).toEqual(before);
  }
});

// SERVER-60
test('no empty database is made after an interrupted restore', PATIENCE, async () => {
  const dataFolder = temporaryFolder();
  const folder = join(dataFolder, 'database');
  const replaced = `${folder}-before-2026-03-02T08-00-00Z`;
  mkdirSync(replaced);
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
  await restore(join(backups, GOOD), dataFolder, new Date(NOW.getTime() + DAY));
  expect(existsSync(unpacked)).toBe(false);
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
});

// SERVER-60
test('a running server keeps its database from being replaced', async () => {
  const dataFolder = temporaryFolder();
  // As a server does whose database is open.
  const lock = lockFolder(dataFolder);
  await expect(restore(join(backups, GOOD), dataFolder, NOW)).rejects.toThrow(/already running/);
  lock.release();
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
