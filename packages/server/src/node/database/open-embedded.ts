import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { nextTurn } from '../../in-pieces.ts';
import { codeOf, StartUpError } from '../start-up-error.ts';
import { copyEmbedded } from './copy-embedded.ts';
import { createEmbeddedDatabase } from './create-embedded.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { assertRoomFor, freeBytesOf } from './free-space.ts';
import { assertNoInterruptedRestore } from './interrupted-restore.ts';
import { lockFolder } from './lock-folder.ts';
import type { OpenDatabase } from './open-database.ts';

/** What the search index needs. */
const extensions = { btree_gin, pg_trgm };

/** Keeps the write-ahead log at some tens of megabytes. */
const COMMITS_BETWEEN_CHECKPOINTS = 1_000;
/** The embedded database has no autovacuum: dead rows are cleared here. */
const CHECKPOINTS_BETWEEN_VACUUMS = 5;

const DURABLE_START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  // The default method, fdatasync, is an empty function in PGlite.
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Opens the embedded database (PGlite, PostgreSQL in this process) in a folder of its own. What it
 * acknowledges survives `kill -9` and a power cut. It has one connection on the event loop, so
 * every query made of it must be short.
 *
 * @param dataFolder exists and is writable; the database goes into its `database` folder.
 * @param onMaintenanceError called when clearing up failed; the data is not in danger.
 * @throws StartUpError when the folder is in use, or when a commit does not reach the disk.
 */
export async function openEmbeddedDatabase(
  dataFolder: string,
  onMaintenanceError: (error: unknown) => void = () => undefined,
): Promise<OpenDatabase> {
  const lock = lockFolder(dataFolder);
  try {
    const folder = join(dataFolder, 'database');
    await createDatabase(folder);
    const fs = new DurableNodeFS(folder);
    const client = await openClient(fs, folder);
    await assertCommitsAreSynced(client, fs);
    const clearingUp = clearUpAsItFills(client, fs, onMaintenanceError);
    return {
      ...wrap(client, () => freeBytesOf(folder)),
      copyTo: (target) => clearingUp.exclude(() => copyEmbedded(client, folder, target)),
      async close() {
        await clearingUp.stop();
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Emscripten's number of it. */
const NO_SPACE = 51;

async function createDatabase(folder: string): Promise<void> {
  assertNoInterruptedRestore(folder);
  try {
    await createEmbeddedDatabase(folder);
  } catch (cause) {
    const isFull =
      codeOf(cause) === 'ENOSPC' ||
      (typeof cause === 'object' && cause !== null && 'errno' in cause && cause.errno === NO_SPACE);
    const reason = isFull ? 'its disk is full' : 'the folder cannot be written';
    throw new StartUpError(
      `The embedded database cannot be made in ${folder}, for ${reason}: correct that, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

async function openClient(fs: DurableNodeFS, folder: string): Promise<PGlite> {
  try {
    return await PGlite.create({ fs, extensions, startParams: DURABLE_START_PARAMETERS });
  } catch (cause) {
    throw new StartUpError(
      `The embedded database in ${folder} cannot be opened: restore a copy of that folder, or set DATA_DIR to another one.`,
      { cause },
    );
  }
}

/**
 * Opens an embedded database that lives in memory and is gone when closed: for tests.
 *
 * @param dump what another one held, from `dumpMemoryDatabase`: making one from nothing takes a second.
 * @param freeBytes room on its disk; there is no end of it unless a test says otherwise.
 */
export async function openMemoryDatabase(
  dump?: Blob,
  freeBytes?: () => number,
): Promise<OpenDatabase> {
  return wrap(await PGlite.create({ extensions, ...(dump && { loadDataDir: dump }) }), freeBytes);
}

/**
 * Everything that a new database in memory holds, for `openMemoryDatabase`: before and after some work.
 */
export async function dumpMemoryDatabase(
  work: (database: OpenDatabase) => Promise<unknown>,
): Promise<{ before: Blob; after: Blob }> {
  const client = await PGlite.create();
  try {
    const before = await client.dumpDataDir('none');
    await work(wrap(client));
    return { before, after: await client.dumpDataDir('none') };
  } finally {
    await client.close();
  }
}

/**
 * Commits a record that changes no data, and sees whether PostgreSQL asked for an fsync.
 *
 * @throws StartUpError when it did not: another version of PGlite may have changed its ways.
 */
export async function assertCommitsAreSynced(
  client: Pick<PGlite, 'query'>,
  counter: { readonly fsyncs: number },
): Promise<void> {
  const before = counter.fsyncs;
  await client.query("SELECT pg_logical_emit_message(true, 'ecritoire', 'start-up check')");
  if (counter.fsyncs > before) return;
  throw new StartUpError(
    'The embedded database does not write to the disk when it commits, so text could be lost: set DATABASE_URL to use PostgreSQL instead.',
  );
}

/** Every commit is an fsync, so their count measures how much has been written. */
export function clearUpAsItFills(
  client: Pick<PGlite, 'exec'>,
  fs: { onFsync: () => void },
  onError: (error: unknown) => void,
): {
  /** Runs `task` while nothing is cleared up. */
  exclude: (task: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
} {
  let commits = 0;
  let checkpoints = 0;
  let work = Promise.resolve();
  const clearUp = async () => {
    // Before anything can fail: the next time must come even so.
    commits = 0;
    checkpoints += 1;
    if (checkpoints % CHECKPOINTS_BETWEEN_VACUUMS === 0) {
      await client.exec('VACUUM ANALYZE').catch(onError);
    }
    await client.exec('CHECKPOINT');
  };
  fs.onFsync = () => {
    commits += 1;
    if (commits === COMMITS_BETWEEN_CHECKPOINTS) work = work.then(clearUp).catch(onError);
  };
  return {
    exclude(task) {
      const done = work.then(task);
      work = done.catch(() => undefined);
      return done;
    },
    stop() {
      fs.onFsync = () => undefined;
      return work;
    },
  };
}

/** @param freeBytes room on the disk of the database; there is no end of it in memory. */
function wrap(client: PGlite, freeBytes = () => Infinity): OpenDatabase {
  return {
    db: drizzle({ client: sharing(client, freeBytes, createPauses(PIECE)) }),
    onOneConnection: (work) =>
      work({
        run: async (statements) => void (await client.exec(statements)),
        rows: async (statement, parameters = []) =>
          (await client.query<Record<string, unknown>>(statement, parameters)).rows,
      }),
    close: () => client.close(),
  };
}

/** Milliseconds of queries after which others have the event loop. */
const PIECE = 5;
/** The same within a transaction, for whose end every other query waits meanwhile. */
const PIECE_OF_TRANSACTION = 12;

type Pauses = { afterQuery: (milliseconds: number) => Promise<void> | undefined };

/** The engine answers at once, so that queries in a row would never give the event loop back. */
function createPauses(piece: number): Pauses {
  let worked = 0;
  return {
    afterQuery(milliseconds) {
      worked += milliseconds;
      if (worked < piece) return undefined;
      worked = 0;
      return nextTurn();
    },
  };
}

/**
 * The same client, which looks for room before each statement that could write, and lets others have
 * the event loop between statements.
 */
function sharing<Client extends Pick<PGlite, 'query'>>(
  client: Client,
  freeBytes: () => number,
  pauses: Pauses,
): Client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'transaction') {
        const run: PGlite['transaction'] = (work) =>
          value.call(target, (transaction: Transaction) =>
            work(sharing(transaction, freeBytes, createPauses(PIECE_OF_TRANSACTION))),
          );
        return run;
      }
      if (name !== 'query') return value.bind(target);
      return async (statement: string, ...rest: unknown[]) => {
        assertRoomFor(statement, freeBytes);
        const startedAt = performance.now();
        const result: unknown = await value.call(target, statement, ...rest);
        await pauses.afterQuery(performance.now() - startedAt);
        return result;
      };
    },
  });
}
