import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attacked } from './attack-account.ts';
import { startProcess, tokenFor } from './start-process.ts';
import { openEmbeddedDatabase } from '../src/node/database/open-embedded.ts';
import { migrate } from '../src/node/database/migrate.ts';
import { freePort } from '../src/node/testing/free-port.ts';
import { prepareDataFolder } from '../src/node/data-folder.ts';
import { fill, writersOf } from './fill.ts';

const SIZE = '300m';
/** Bytes that are left each time: under three segments of the log, under one, and none; it ends full. */
const ROUNDS = [40, 12, 0, 0].map((megabytes) => megabytes * 1024 * 1024);

const isMounted = (folder: string) =>
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'ecritoire', folder]).status === 0;

/** Takes all the room but so many bytes. */
function takeRoom(folder: string, left: number): string {
  const file = join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - left)));
  return file;
}

async function within(seconds: number, is: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    if (await is()) return true;
    await pause(100);
  }
  return false;
}

/** The disk of the embedded database filled and freed three times without a restart, then stopped full. */
async function fillAndFree(folder: string): Promise<Attacked[]> {
  const data = join(folder, 'data');
  prepareDataFolder(data);
  const database = await openEmbeddedDatabase(data);
  await migrate(database);
  const writer = await database.onOneConnection(async (connection) => {
    await fill(connection, { users: 1, documents: 2 });
    return (await writersOf(connection, 1))[0];
  });
  await database.close();
  if (!writer) throw new Error('Nobody is there to write.');
  const server = await startProcess('api', { DATA_DIR: data });
  const headers = {
    authorization: `Bearer ${await tokenFor(writer.id)}`,
    'content-type': 'application/json',
  };
  const statusOf = async (path: string, init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(5_000);
    const asked = fetch(`${server.origin}${path}`, { headers, signal, ...init });
    return asked.then(({ status }) => status).catch(() => 0);
  };
  const path = `/api/projects/${writer.projectId}`;
  const write = () =>
    statusOf(path, { method: 'PATCH', body: JSON.stringify({ description: 'x'.repeat(2_000) }) });
  const statuses: number[][] = [];
  for (const [round, left] of ROUNDS.entries()) {
    const filler = takeRoom(folder, left);
    statuses.push([await write(), await statusOf(path), await statusOf('/health')]);
    if (round < ROUNDS.length - 1) {
      rmSync(filler);
      const isBack = await within(5, async () => (await write()) === 200);
      statuses.push([isBack ? 200 : 0]);
    }
  }
  const stoppedAt = performance.now();
  await server.stop();
  const seconds = (performance.now() - stoppedAt) / 1000;
  const said = statuses.map((all) => all.join(' ')).join(', ');
  const expected = ROUNDS.map(() => '507 200 200').join(', 200, ');
  return [
    { name: 'writing, reading, /health', figures: said, isMet: said === expected },
    { name: 'SIGTERM', figures: `${seconds.toFixed(1)} s`, isMet: seconds <= 10 },
  ];
}

/** What a first start says where there is no room for its database. */
async function startOnFull(folder: string): Promise<Attacked> {
  const port = await freePort();
  takeRoom(folder, 1024 * 1024);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../src/node/main.ts'), '--api-only'],
    {
      encoding: 'utf8',
      timeout: 60_000,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
      },
    },
  );
  const isSentence = /^The embedded database cannot be made in [^\n]+ its disk is full[^\n]+\.\n$/u;
  return {
    name: 'first start',
    figures: `ends with ${status}: ${stderr.trim()}`,
    isMet: status === 1 && isSentence.test(stderr),
  };
}

/** On file systems of 300 MB; where none can be mounted, it says so. */
export async function fillDisk(): Promise<Attacked[]> {
  const results: Attacked[] = [];
  for (const attack of [fillAndFree, startOnFull]) {
    const folder = mkdtempSync(join(tmpdir(), 'ecritoire-full-'));
    try {
      if (!isMounted(folder)) {
        console.log('full disk: skipped, since no file system can be mounted here (root on Linux)');
        return [];
      }
      results.push(...[await attack(folder)].flat());
    } finally {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return results;
}
