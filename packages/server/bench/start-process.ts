import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createAccessTokens } from '../src/auth/access-tokens.ts';
import { freePort } from '../src/node/testing/free-port.ts';
import type { LongestTask, Memory } from './report-memory.ts';

const ACCESS_TOKEN_SECRET = 'a secret of the benchmarks, 32 bytes and more';

const accessTokens = createAccessTokens(new TextEncoder().encode(ACCESS_TOKEN_SECRET), {
  now: () => new Date(),
});

/** Valid for 15 minutes, on the one device of the user (`fill`), which has the same id. */
export const tokenFor = (userId: string) => accessTokens.issue({ userId, deviceId: userId });

/** Where its data are: one of the two. */
export type Place = { DATABASE_URL: string } | { DATA_DIR: string };

export type Running = {
  origin: string;
  memory: () => Promise<Memory>;
  longestTask: () => Promise<LongestTask>;
  stop: () => Promise<void>;
};

const PROGRAMS = {
  /** The server as in production, without the app's files. */
  api: { file: '../src/node/main.ts', parameters: ['--api-only'], ready: '/ready' },
  bare: { file: 'bare-server.ts', parameters: [], ready: '/' },
};

/** Starts a server as a process of its own, and waits until it answers. */
export async function startProcess(
  kind: keyof typeof PROGRAMS,
  place: Place,
  nodeOptions: string[] = [],
): Promise<Running> {
  const { file, parameters, ready } = PROGRAMS[kind];
  const port = String(await freePort());
  const { PATH } = process.env;
  const child = fork(join(import.meta.dirname, file), parameters, {
    env: {
      PATH,
      NODE_ENV: 'production',
      PORT: port,
      GOOGLE_CLIENT_ID: 'bench',
      ACCESS_TOKEN_SECRET,
      ...place,
    },
    execArgv: [
      '--expose-gc',
      '--import',
      join(import.meta.dirname, 'report-memory.ts'),
      ...nodeOptions,
    ],
    // It logs each request, as in production; nobody reads it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const ask = async <Said>(what: string): Promise<Said> => {
    const said = once(child, 'message');
    child.send(what);
    const [response]: Said[] = await said;
    if (response === undefined) throw new Error(`The server did not report its ${what}.`);
    return response;
  };
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}${ready}`, () => child.exitCode !== null);
  return {
    origin,
    memory: () => ask<Memory>('memory'),
    longestTask: () => ask<LongestTask>('longest task'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(address: string, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const response = await fetch(address).catch(() => undefined);
    await response?.arrayBuffer();
    if (response !== undefined) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`Nothing answers at ${address}: the server ended.`);
}
