/**
 * Runs PostgreSQL for as long as the process that started this one lives, `kill -9` included:
 * its end closes our standard input. Then the server is stopped and its folder removed. Until then
 * a line `halt` stops the server alone, and a line `resume` starts it again on the same data.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

type Order = {
  program: string;
  identity: { uid?: number; gid?: number };
  folder: string;
  data: string;
  port: number;
  durable: boolean;
};

const order: Order = JSON.parse(process.argv[2] ?? '');

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  port: String(order.port),
  ...(order.durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
};

const state: { server: ChildProcess; isHalted: boolean } = { server: start(), isHalted: false };

function start(): ChildProcess {
  const server = spawn(
    order.program,
    [
      '-D',
      order.data,
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    {
      ...order.identity,
      cwd: order.folder,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  server.on('exit', (code) => {
    if (!state.isHalted) end(code ?? 1);
  });
  return server;
}

function end(code: number): never {
  rmSync(order.folder, { recursive: true, force: true });
  process.exit(code);
}

function halt(): void {
  state.isHalted = true;
  // SIGINT asks PostgreSQL to stop at once and in good order.
  state.server.kill('SIGINT');
}

function resume(): void {
  state.isHalted = false;
  state.server = start();
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line === 'halt') halt();
    else if (state.server.exitCode === null) state.server.once('exit', resume);
    else resume();
  })
  .on('close', () => {
    if (state.isHalted && state.server.exitCode !== null) end(0);
    state.isHalted = false;
    state.server.kill('SIGINT');
  });
