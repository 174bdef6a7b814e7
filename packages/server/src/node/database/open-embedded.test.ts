import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openNewMemoryDatabase } from '../testing/databases.ts';
import { isEachRuleOnce } from '../testing/each-rule-once.ts';
import { startProgram, temporaryFolder } from '../testing/programs.ts';
import { lockFolder } from './lock-folder.ts';
import { assertCommitsAreSynced, clearUpAsItFills, openEmbeddedDatabase } from './open-embedded.ts';

const WRITER = join(import.meta.dirname, '../testing/write-until-killed.ts');

async function open(folder: string) {
  const database = await openEmbeddedDatabase(folder, (error) => {
    throw error;
  });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= database.close());
  onTestFinished(close);
  return { ...database, close };
}

// A first start takes seconds, and more on a busy machine.
describe('the embedded database', { timeout: 120_000 }, () => {
  const made = mkdtempSync(join(tmpdir(), 'ecritoire-test-'));
  let saidBeforeKilled = 'nothing yet';
  // One first start for all of them, for it takes seconds: after one that is killed in the middle.
  beforeAll(async () => {
    const starter = spawn(process.execPath, [WRITER, made], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output = text(starter.stdout);
    const begun = () => existsSync(join(made, 'database.unfinished/base'));
    try {
      await vi.waitUntil(begun, { timeout: 100_000, interval: 20 });
    } finally {
      starter.kill('SIGKILL');
    }
    saidBeforeKilled = await output;
    const { db, close } = await openEmbeddedDatabase(made);
    await db.execute(sql`CREATE TABLE notes AS SELECT 'arc-en-ciel' AS text`);
    await close();
  }, 120_000);
  afterAll(() => rmSync(made, { recursive: true }));

  /** A folder that was open before and written in, for tests that are not about a first start. */
  function usedFolder(): string {
    const folder = temporaryFolder();
    cpSync(made, folder, { recursive: true });
    return folder;
  }

  test('opens after a kill -9 during its first start', () => {
    expect(saidBeforeKilled).toBe('');
    expect(readdirSync(made).sort()).toEqual(['database', 'lock']);
  });

  test('keeps its data until reopening, and is refused while open', async () => {
    const folder = usedFolder();
    const { onOneConnection, close } = await open(folder);
    const notes = await onOneConnection(({ rows }) => rows('SELECT text FROM notes'));
    expect(notes).toEqual([{ text: 'arc-en-ciel' }]);
    await expect(openEmbeddedDatabase(folder)).rejects.toThrow(/already running/);
    await close();
    lockFolder(folder).release();
  });

  // SERVER-14
  test('keeps acknowledged rows through kill -9', async () => {
    const folder = usedFolder();
    for (const round of isEachRuleOnce ? [1] : [1, 2]) {
      const writer = startProgram(WRITER, [folder]);
      await writer.says(`${String(round * 50)}\n`);
      writer.kill('SIGKILL');
      expect(await writer.ended).toBe('SIGKILL');
      const acknowledged = writer.output().split('\n').slice(0, -1).map(Number);
      expect(acknowledged.length).toBeGreaterThanOrEqual(round * 50);
      const database = await open(folder);
      const rowsLeft = await database.onOneConnection(({ rows }) =>
        rows('SELECT number FROM numbers ORDER BY number'),
      );
      // The last row may have been written without its number having been said.
      expect(rowsLeft.slice(0, acknowledged.length).map(({ number }) => number)).toEqual(
        acknowledged,
      );
      await database.db.execute(sql`TRUNCATE numbers`);
      await database.close();
    }
  });

  test('says in one sentence that it is damaged', async () => {
    const folder = usedFolder();
    writeFileSync(join(folder, 'database/global/pg_control'), 'nonsense');
    await expect(openEmbeddedDatabase(folder)).rejects.toThrow(
      /^The embedded database in .+ cannot be opened: .+\.$/,
    );
    lockFolder(folder).release();
  });

  // ACCOUNT-4
  test('lets others have the event loop between long statements', async () => {
    const { db, close } = await openNewMemoryDatabase();
    const state = { turns: 0, isOver: false };
    const count = () => {
      state.turns += 1;
      if (!state.isOver) setImmediate(count);
    };
    count();
    await db.transaction(async (transaction) => {
      for (let statement = 0; statement < 10; statement += 1) {
        await transaction.execute('SELECT count(*) FROM generate_series(1, 500000)');
      }
    });
    state.isOver = true;
    expect(state.turns).toBeGreaterThan(10);
    await close();
  });

  test('asks the disk to keep each commit', async () => {
    const client = { query: () => Promise.resolve({ rows: [], fields: [] }) };
    await expect(assertCommitsAreSynced(client, { fsyncs: 7 })).rejects.toThrow(
      /does not write to the disk when it commits/,
    );
  });

  test.each(['VACUUM ANALYZE', 'CHECKPOINT'])(
    'goes on clearing up after a %s that failed',
    async (failing) => {
      const fs = { onFsync: () => undefined };
      const done: string[] = [];
      const failures: unknown[] = [];
      const client = {
        exec: (statement: string) => {
          done.push(statement);
          return statement === failing ? Promise.reject(new Error(statement)) : Promise.resolve([]);
        },
      };
      const clearingUp = clearUpAsItFills(client, fs, (error) => failures.push(error));
      for (let time = 1; time <= 10; time += 1) {
        for (let commit = 0; commit < 1_000; commit += 1) fs.onFsync();
        // Its turn has come once all that is waiting has run.
        await new Promise((resolve) => setImmediate(resolve));
      }
      await clearingUp.stop();
      expect(done.filter((statement) => statement === 'CHECKPOINT')).toHaveLength(10);
      expect(done.filter((statement) => statement === 'VACUUM ANALYZE')).toHaveLength(2);
      expect(failures).toHaveLength(failing === 'CHECKPOINT' ? 10 : 2);
    },
  );

  // On the engine itself; the test above counts the commits.
  test.skipIf(isEachRuleOnce)('writes a checkpoint every thousand commits', async () => {
    const { onOneConnection } = await open(usedFolder());
    await onOneConnection(async ({ run, rows }) => {
      const checkpoint = () => rows('SELECT redo_lsn FROM pg_control_checkpoint()');
      const before = await checkpoint();
      await run('CREATE TABLE numbers (number int)');
      for (let number = 0; number < 1_000; number += 1) {
        await run(`INSERT INTO numbers VALUES (${String(number)})`);
      }
      await expect.poll(checkpoint).not.toEqual(before);
    });
  });
});
