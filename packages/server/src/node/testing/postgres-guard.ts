/**
 * Runs PostgreSQL for as long as the process that started this one lives, `kill -9` included:
 * its end closes our standard input. Then the server is stopped and its folder removed.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

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

// SIGINT asks PostgreSQL to stop at once and in good order.
process.stdin.resume().on('end', () => server.kill('SIGINT'));
server.on('exit', (code) => {
  rmSync(order.folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
